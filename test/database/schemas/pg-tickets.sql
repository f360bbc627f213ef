CREATE TYPE priority AS ENUM ('low', 'normal', 'high', 'urgent');
CREATE TABLE organizations (
  id serial PRIMARY KEY, name text NOT NULL, domain text, created_at timestamp NOT NULL DEFAULT now()
);
CREATE TABLE users (
  id serial PRIMARY KEY,
  organization_id int REFERENCES organizations(id),
  "fullName" text NOT NULL,
  email text NOT NULL,
  role text NOT NULL DEFAULT 'agent' CHECK (role IN ('agent','admin','end-user')),
  time_zone text NOT NULL DEFAULT 'UTC',
  last_login_at timestamp,
  created_at timestamp NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_lower ON users (lower(email));
CREATE TABLE queues (id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE, manager_id int REFERENCES users(id));
CREATE TABLE tickets (
  id bigserial PRIMARY KEY,
  queue_id int NOT NULL REFERENCES queues(id),
  requester_id int NOT NULL REFERENCES users(id),
  assignee_id int REFERENCES users(id),
  merged_into_id bigint REFERENCES tickets(id),
  subject varchar(200) NOT NULL,
  priority priority NOT NULL DEFAULT 'normal',
  status varchar(20) NOT NULL DEFAULT 'new' CHECK (status IN ('new','open','pending','solved','closed')),
  opened_at timestamp NOT NULL,
  first_reply_at timestamp,
  solved_at timestamp,
  satisfaction smallint CHECK (satisfaction BETWEEN 1 AND 5),
  CHECK (solved_at >= opened_at),
  CHECK (first_reply_at >= opened_at),
  CHECK (status <> 'solved' OR solved_at IS NOT NULL OR true)
);
CREATE TABLE comments (
  id bigserial PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets(id) ON DELETE CASCADE,
  author_id int NOT NULL REFERENCES users(id),
  body text NOT NULL,
  is_public boolean NOT NULL DEFAULT true,
  created_at timestamp NOT NULL
);
CREATE TABLE attachments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  comment_id bigint NOT NULL REFERENCES comments(id),
  file_name varchar(120) NOT NULL,
  content_type varchar(60) NOT NULL,
  size_bytes int NOT NULL CHECK (size_bytes > 0 AND size_bytes <= 10485760),
  sha256 char(64),
  data bytea
);
CREATE TABLE tags (name varchar(30) PRIMARY KEY);
CREATE TABLE ticket_tags (
  ticket_id bigint REFERENCES tickets(id), tag varchar(30) REFERENCES tags(name), PRIMARY KEY (ticket_id, tag)
);
CREATE TABLE watchers (
  ticket_id bigint NOT NULL REFERENCES tickets(id), user_id int NOT NULL REFERENCES users(id),
  UNIQUE (ticket_id, user_id)
);
