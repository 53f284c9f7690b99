import { registrarInvariantes } from '#platform/server/integridade.ts';
import { retornoArquivo } from '../retornos/arquivos/server/integridade/arquivo.ts';
import { boletoCodigos } from '../emissao/server/integridade/codigos.ts';
import { retornoLinha } from '../retornos/server/integridade/linha.ts';
import { boletoNumero } from '../contas/server/integridade/numero.ts';
import { remessaTotal } from '../remessas/server/integridade/remessa.ts';
import { boletoSituacao } from './integridade/situacao.ts';
import { tarifaBancaria } from '../retornos/server/integridade/tarifa.ts';
import { boletoTitulo } from '../emissao/server/integridade/titulo.ts';
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
