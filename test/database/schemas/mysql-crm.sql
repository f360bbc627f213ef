-- phpMyAdmin SQL Dump
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
CREATE TABLE `accounts` (
  `id` char(36) NOT NULL,
  `name` varchar(150) DEFAULT NULL,
  `industry` varchar(50) DEFAULT NULL,
  `annual_revenue` varchar(100) DEFAULT NULL,
  `phone_office` varchar(100) DEFAULT NULL,
  `website` varchar(255) DEFAULT NULL,
  `billing_address_street` varchar(150) DEFAULT NULL,
  `billing_address_city` varchar(100) DEFAULT NULL,
  `billing_address_postalcode` varchar(20) DEFAULT NULL,
  `parent_id` char(36) DEFAULT NULL,
  `date_entered` datetime DEFAULT NULL,
  `date_modified` datetime DEFAULT NULL,
  `deleted` tinyint(1) DEFAULT '0'
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
CREATE TABLE `contacts` (
  `id` char(36) NOT NULL,
  `account_id` char(36) DEFAULT NULL,
  `salutation` varchar(10) DEFAULT NULL,
  `first_name` varchar(100) DEFAULT NULL,
  `last_name` varchar(100) NOT NULL,
  `title` varchar(100) DEFAULT NULL,
  `department` varchar(255) DEFAULT NULL,
  `phone_mobile` varchar(100) DEFAULT NULL,
  `email1` varchar(120) DEFAULT NULL,
  `birthdate` date DEFAULT NULL,
  `lead_source` enum('Web','Phone','Partner','Trade Show') DEFAULT NULL,
  `reports_to_id` char(36) DEFAULT NULL,
  `assigned_user_id` int(11) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
CREATE TABLE `users` (
  `id` int(11) NOT NULL,
  `user_name` varchar(60) NOT NULL,
  `user_hash` varchar(255) DEFAULT NULL,
  `first_name` varchar(30) DEFAULT NULL,
  `last_name` varchar(30) DEFAULT NULL,
  `is_admin` tinyint(1) NOT NULL DEFAULT '0',
  `status` varchar(100) DEFAULT 'Active'
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
CREATE TABLE `opportunities` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `name` varchar(50) NOT NULL,
  `amount` double NOT NULL,
  `currency_code` char(3) NOT NULL DEFAULT 'USD',
  `probability` tinyint(3) UNSIGNED NOT NULL,
  `sales_stage` enum('Prospecting','Qualification','Proposal','Closed Won','Closed Lost') NOT NULL,
  `date_closed` date NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
CREATE TABLE `opportunities_contacts` (
  `opportunity_id` char(36) NOT NULL,
  `contact_id` char(36) NOT NULL,
  `contact_role` varchar(50) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
CREATE TABLE `calls` (
  `id` int(11) NOT NULL,
  `contact_id` char(36) NOT NULL,
  `user_id` int(11) NOT NULL,
  `direction` enum('Inbound','Outbound') NOT NULL,
  `date_start` datetime NOT NULL,
  `duration_minutes` smallint(5) UNSIGNED NOT NULL,
  `description` text
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
ALTER TABLE `accounts` ADD PRIMARY KEY (`id`), ADD KEY `idx_name` (`name`,`deleted`);
ALTER TABLE `contacts` ADD PRIMARY KEY (`id`), ADD KEY `fk_acc` (`account_id`);
ALTER TABLE `users` ADD PRIMARY KEY (`id`), ADD UNIQUE KEY `user_name` (`user_name`);
ALTER TABLE `opportunities` ADD PRIMARY KEY (`id`);
ALTER TABLE `opportunities_contacts` ADD PRIMARY KEY (`opportunity_id`,`contact_id`);
ALTER TABLE `calls` ADD PRIMARY KEY (`id`);
ALTER TABLE `users` MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=5;
ALTER TABLE `calls` MODIFY `id` int(11) NOT NULL AUTO_INCREMENT;
ALTER TABLE `accounts` ADD CONSTRAINT `fk_parent` FOREIGN KEY (`parent_id`) REFERENCES `accounts` (`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `contacts` ADD CONSTRAINT `fk_acc` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`), ADD CONSTRAINT `fk_rep` FOREIGN KEY (`reports_to_id`) REFERENCES `contacts` (`id`), ADD CONSTRAINT `fk_usr` FOREIGN KEY (`assigned_user_id`) REFERENCES `users` (`id`);
ALTER TABLE `opportunities` ADD FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`);
ALTER TABLE `opportunities_contacts` ADD FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities` (`id`), ADD FOREIGN KEY (`contact_id`) REFERENCES `contacts` (`id`);
ALTER TABLE `calls` ADD FOREIGN KEY (`contact_id`) REFERENCES `contacts` (`id`), ADD FOREIGN KEY (`user_id`) REFERENCES `users` (`id`);
COMMIT;
