-- no dialect shows here
create table cook (id integer primary key, name text not null, email text);
create table recipe (id integer primary key, cook_id integer not null references cook (id), title text not null, slug text not null unique, description text, servings integer not null check (servings > 0), prep_minutes integer, cook_minutes integer, difficulty text check (difficulty in ('easy', 'medium', 'hard')), image_url text, created date not null);
create table ingredient (id integer primary key, name text not null unique, unit text);
create table recipe_ingredient (recipe_id integer not null references recipe (id) on delete cascade, ingredient_id integer not null references ingredient (id), quantity real not null check (quantity > 0), note text, primary key (recipe_id, ingredient_id));
create table step (recipe_id integer not null references recipe (id), step integer not null, text text not null, primary key (recipe_id, step));
create table rating (recipe_id integer not null references recipe (id), cook_id integer not null references cook (id), stars integer not null check (stars between 1 and 5), comment text, primary key (recipe_id, cook_id));
create table tag (id integer primary key, name text not null unique);
create table recipe_tag (recipe_id integer references recipe (id), tag_id integer references tag (id), unique (recipe_id, tag_id));
