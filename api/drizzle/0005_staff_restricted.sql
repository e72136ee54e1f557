-- Channels made before restriction was the default. From here on it is the operator's row.
update channels set restriction = 'team' where name = 'mfe-staff' and mounts = array['/staff'];
