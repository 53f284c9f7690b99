/** What others may use of financeiro/cobranca/cartas, on the server. */
export { cartasEmPdf } from './carta-pdf.ts';
export { enviarCartas } from './enviar-cartas.ts';
export { ouvirCorreio } from './no-correio.ts';
