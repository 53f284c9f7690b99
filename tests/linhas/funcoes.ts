/** Functions that take nulls and answer something all the same. */
export const nuncaNulas = new Set(
  `concat concat_ws format json_build_object jsonb_build_object json_build_array jsonb_build_array row_number rank dense_rank percent_rank cume_dist
  ntile count num_nulls num_nonnulls now clock_timestamp statement_timestamp transaction_timestamp gen_random_uuid array_append array_prepend quote_nullable
  random pg_backend_pid txid_current current_database json_object_agg generate_series`.split(/\s+/),
);

/** Functions that may answer null though nothing that they are given is: what is asked for may not be there. */
export const podemFaltar = new Set(
  `json_object_field json_object_field_text json_array_element json_array_element_text json_extract_path json_extract_path_text jsonb_object_field
  jsonb_object_field_text jsonb_array_element jsonb_array_element_text jsonb_extract_path jsonb_extract_path_text jsonb_path_query_first regexp_match
  regexp_substr array_length array_upper array_lower array_position lag lead nth_value to_regclass to_regrole obj_description col_description
  current_setting_missing pg_get_serial_sequence json_each_text json_array_elements_text jsonb_array_elements_text`.split(/\s+/),
);

/** Aggregates and window functions that begin with nothing: null where no row was counted. */
export const contagens = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile', 'percent_rank', 'cume_dist']);
/** What they give is a number of things, not an amount, whatever they are given. */
export const semDinheiro = new Set([
  ...contagens,
  'length',
  'char_length',
  'sign',
  'mod',
  'array_length',
  'date_part',
  'extract',
  'position',
  'strpos',
]);
