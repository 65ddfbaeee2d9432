import '#brand/styles';
