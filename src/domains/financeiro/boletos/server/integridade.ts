import { registrarInvariantes } from '#platform/server/integridade.ts';
import { retornoArquivo } from './integridade/arquivo.ts';
import { boletoCodigos } from './integridade/codigos.ts';
import { retornoLinha } from './integridade/linha.ts';
import { boletoNumero } from './integridade/numero.ts';
import { remessaTotal } from './integridade/remessa.ts';
import { boletoSituacao } from './integridade/situacao.ts';
import { tarifaBancaria } from './integridade/tarifa.ts';
import { boletoTitulo } from './integridade/titulo.ts';
import { boletoVivo } from './integridade/vivo.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([
  boletoCodigos,
  boletoNumero,
  boletoSituacao,
  boletoTitulo,
  boletoVivo,
  remessaTotal,
  retornoLinha,
  retornoArquivo,
  tarifaBancaria,
]);
