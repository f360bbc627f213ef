CREATE TABLE "Departments" ("Id" SERIAL PRIMARY KEY, "Name" VARCHAR(60) NOT NULL UNIQUE, "ManagerId" INT NULL);
CREATE TABLE "Employees" (
  "Id" SERIAL PRIMARY KEY, "DepartmentId" INT NOT NULL REFERENCES "Departments" ("Id"), "ManagerId" INT REFERENCES "Employees" ("Id"),
  "FirstName" VARCHAR(40) NOT NULL, "LastName" VARCHAR(40) NOT NULL, "Email" VARCHAR(120) NOT NULL UNIQUE, "BirthDate" DATE NOT NULL,
  "HireDate" DATE NOT NULL, "TerminationDate" DATE, "NationalId" VARCHAR(20) UNIQUE, "Iban" VARCHAR(34), "JobTitle" VARCHAR(60) NOT NULL,
  "Salary" NUMERIC(10,2) NOT NULL CHECK ("Salary" > 0),
  CHECK ("HireDate" > "BirthDate"), CHECK ("TerminationDate" >= "HireDate")
);
ALTER TABLE "Departments" ADD CONSTRAINT "FK_Manager" FOREIGN KEY ("ManagerId") REFERENCES "Employees" ("Id");
CREATE TABLE "SalaryHistory" (
  "EmployeeId" INT NOT NULL REFERENCES "Employees" ("Id"), "ValidFrom" DATE NOT NULL, "ValidTo" DATE, "Amount" NUMERIC(10,2) NOT NULL,
  PRIMARY KEY ("EmployeeId", "ValidFrom"), CHECK ("ValidTo" IS NULL OR "ValidTo" > "ValidFrom")
);
CREATE TABLE "Payslips" (
  "Id" BIGSERIAL PRIMARY KEY, "EmployeeId" INT NOT NULL REFERENCES "Employees" ("Id"), "Year" SMALLINT NOT NULL CHECK ("Year" >= 2000), "Month" SMALLINT NOT NULL CHECK ("Month" BETWEEN 1 AND 12),
  "Gross" NUMERIC(10,2) NOT NULL, "Net" NUMERIC(10,2) NOT NULL, "PaidOn" DATE,
  UNIQUE ("EmployeeId", "Year", "Month"), CHECK ("Gross" >= "Net")
);
CREATE TABLE "LeaveRequests" (
  "Id" BIGSERIAL PRIMARY KEY, "EmployeeId" INT NOT NULL REFERENCES "Employees" ("Id"), "ApproverId" INT REFERENCES "Employees" ("Id"),
  "Type" VARCHAR(20) NOT NULL CHECK ("Type" IN ('Annual','Sick','Unpaid')), "StartDate" DATE NOT NULL, "EndDate" DATE NOT NULL, "Days" NUMERIC(4,1) NOT NULL CHECK ("Days" > 0),
  CHECK ("EndDate" >= "StartDate")
);
CREATE TABLE "TimeEntries" ("Id" BIGSERIAL PRIMARY KEY, "EmployeeId" INT NOT NULL REFERENCES "Employees" ("Id"), "WorkDate" DATE NOT NULL, "Hours" NUMERIC(4,2) NOT NULL CHECK ("Hours" > 0 AND "Hours" <= 24), "Note" TEXT, UNIQUE ("EmployeeId", "WorkDate"));
