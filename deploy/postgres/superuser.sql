-- For the container of deploy/compose.yaml, whose image insists on a password: nobody signs in as the superuser
-- over the network.
alter role postgres password null;
