/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS `users`;
CREATE TABLE `users` (
  `ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `user_login` varchar(60) NOT NULL DEFAULT '',
  `user_pass` varchar(255) NOT NULL DEFAULT '',
  `user_nicename` varchar(50) NOT NULL DEFAULT '',
  `user_email` varchar(100) NOT NULL DEFAULT '',
  `user_url` varchar(100) NOT NULL DEFAULT '',
  `user_registered` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
  `user_status` int(11) NOT NULL DEFAULT 0,
  `display_name` varchar(250) NOT NULL DEFAULT '',
  PRIMARY KEY (`ID`),
  UNIQUE KEY `user_login_key` (`user_login`),
  KEY `user_nicename` (`user_nicename`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COMMENT='People who write and comment';

CREATE TABLE `posts` (
  `ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `post_author` bigint(20) unsigned NOT NULL,
  `post_date` datetime NOT NULL,
  `post_modified` datetime NOT NULL,
  `post_content` longtext NOT NULL,
  `post_title` text NOT NULL,
  `post_status` enum('publish','draft','pending','private') NOT NULL DEFAULT 'publish',
  `comment_status` set('open','closed') NOT NULL DEFAULT 'open',
  `post_name` varchar(200) NOT NULL COMMENT 'slug',
  `post_parent` bigint(20) unsigned DEFAULT NULL,
  `menu_order` int NOT NULL DEFAULT 0,
  PRIMARY KEY (`ID`),
  UNIQUE KEY `post_name` (`post_name`(191)),
  KEY `type_status_date` (`post_status`,`post_date`),
  CONSTRAINT `fk_post_author` FOREIGN KEY (`post_author`) REFERENCES `users` (`ID`) ON DELETE CASCADE,
  CONSTRAINT `fk_post_parent` FOREIGN KEY (`post_parent`) REFERENCES `posts` (`ID`) ON DELETE SET NULL,
  CONSTRAINT `chk_dates` CHECK (`post_modified` >= `post_date`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `comments` (
  `comment_ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `comment_post_ID` bigint(20) unsigned NOT NULL,
  `comment_author` tinytext NOT NULL,
  `comment_author_email` varchar(100) NOT NULL DEFAULT '',
  `comment_author_IP` varchar(100) NOT NULL DEFAULT '',
  `comment_date` datetime NOT NULL,
  `comment_content` text NOT NULL,
  `comment_approved` tinyint(1) NOT NULL DEFAULT 1,
  `comment_parent` bigint(20) unsigned DEFAULT NULL,
  `user_id` bigint(20) unsigned DEFAULT NULL,
  PRIMARY KEY (`comment_ID`),
  FOREIGN KEY (`comment_post_ID`) REFERENCES `posts` (`ID`),
  FOREIGN KEY (`comment_parent`) REFERENCES `comments` (`comment_ID`),
  FOREIGN KEY (`user_id`) REFERENCES `users` (`ID`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `terms` (
  `term_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(200) NOT NULL,
  `slug` varchar(200) NOT NULL,
  `taxonomy` enum('category','post_tag') NOT NULL,
  PRIMARY KEY (`term_id`),
  UNIQUE KEY `slug_taxonomy` (`slug`,`taxonomy`)
) ENGINE=InnoDB;

CREATE TABLE `term_relationships` (
  `object_id` bigint(20) unsigned NOT NULL,
  `term_id` bigint(20) unsigned NOT NULL,
  `term_order` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`object_id`,`term_id`),
  CONSTRAINT FOREIGN KEY (`object_id`) REFERENCES `posts` (`ID`),
  CONSTRAINT FOREIGN KEY (`term_id`) REFERENCES `terms` (`term_id`)
) ENGINE=InnoDB;

CREATE TABLE `usermeta` (
  `umeta_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `user_id` bigint(20) unsigned NOT NULL,
  `meta_key` varchar(255) DEFAULT NULL,
  `meta_value` longtext,
  UNIQUE KEY `user_meta` (`user_id`, `meta_key`),
  FOREIGN KEY (`user_id`) REFERENCES `users` (`ID`)
) ENGINE=InnoDB;
INSERT INTO `users` VALUES (1,'admin','$P$B\'x','admin','a@b.c','','2020-01-01 00:00:00',0,'it\'s; me');
DELIMITER ;;
CREATE TRIGGER `t` BEFORE INSERT ON `users` FOR EACH ROW BEGIN
  CREATE TEMPORARY TABLE `not_this` (`a` int);
END ;;
DELIMITER ;
