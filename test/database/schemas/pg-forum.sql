CREATE TABLE members (
  id bigint PRIMARY KEY, handle varchar(30) NOT NULL, email varchar(100) NOT NULL UNIQUE, reputation int NOT NULL DEFAULT 1, joined timestamptz NOT NULL, last_seen timestamptz, about text, website varchar(200), location varchar(80),
  CONSTRAINT handle_unique UNIQUE (handle)
);
CREATE TABLE boards (id int PRIMARY KEY, parent_board int REFERENCES boards (id), title varchar(80) NOT NULL, position int NOT NULL, UNIQUE (parent_board, position));
CREATE TABLE threads (
  id bigint PRIMARY KEY, board_id int NOT NULL REFERENCES boards (id), author_id bigint NOT NULL REFERENCES members (id), first_post_id bigint, last_post_id bigint,
  title varchar(150) NOT NULL, slug varchar(160) NOT NULL, pinned boolean NOT NULL DEFAULT false, view_count int NOT NULL DEFAULT 0 CHECK (view_count >= 0), created_at timestamptz NOT NULL
);
CREATE TABLE posts (
  id bigint PRIMARY KEY, thread_id bigint NOT NULL REFERENCES threads (id), author_id bigint NOT NULL REFERENCES members (id), reply_to bigint REFERENCES posts (id),
  seq int NOT NULL, body text NOT NULL CHECK (char_length(body) >= 10), created_at timestamptz NOT NULL, edited_at timestamptz, CHECK (edited_at > created_at), UNIQUE (thread_id, seq)
);
ALTER TABLE threads ADD FOREIGN KEY (first_post_id) REFERENCES posts (id) DEFERRABLE INITIALLY DEFERRED, ADD FOREIGN KEY (last_post_id) REFERENCES posts (id) DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE votes (member_id bigint NOT NULL REFERENCES members (id), post_id bigint NOT NULL REFERENCES posts (id), value smallint NOT NULL CHECK (value IN (-1, 1)), PRIMARY KEY (member_id, post_id));
CREATE TABLE messages (id bigserial PRIMARY KEY, sender_id bigint NOT NULL REFERENCES members (id), recipient_id bigint NOT NULL REFERENCES members (id), subject varchar(120), body text NOT NULL, sent_at timestamptz NOT NULL, read_at timestamptz, CHECK (read_at >= sent_at));
CREATE TABLE badges (id int PRIMARY KEY, name varchar(40) NOT NULL UNIQUE, tier varchar(10) NOT NULL CHECK (tier IN ('bronze', 'silver', 'gold')));
CREATE TABLE member_badges (member_id bigint NOT NULL REFERENCES members (id), badge_id int NOT NULL REFERENCES badges (id), awarded_at timestamptz NOT NULL, UNIQUE (member_id, badge_id));
CREATE TABLE bans (member_id bigint NOT NULL REFERENCES members (id) UNIQUE, moderator_id bigint REFERENCES members (id), reason varchar(200) NOT NULL, starts_at timestamptz NOT NULL, ends_at timestamptz, CHECK (ends_at > starts_at));
