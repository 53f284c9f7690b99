/** What the record of an enrollment embeds of the departures that take the contract along. */
export { DestinoDoContrato } from './destino-do-contrato.tsx';
export { ListaDePendencias } from './pendencias.tsx';
