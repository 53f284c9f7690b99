import { alinhado, assinar, com, folhaMiuda, junto, p, tabelaCom, titulo } from '#shared/papel/escrever.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';

const testemunha = (n: number) => assinar(`Testemunha ${n} – nome: ______________________________ CPF: ____________________`);

/** The term of an agreement as it comes with the product: with two witnesses it is by itself a title that may be executed (CPC art. 784, III). */
export const textoDoAcordo: ConteudoDoPapel = folhaMiuda(
  titulo('Termo de acordo'),
  alinhado('centro', 'Nº {{acordo.numero}}'),
  p(
    '{{pagador.nome}}',
    com('pagador.cpf', { antes: ', CPF ', depois: ',' }),
    ' reconhece dever a {{escola.nome}} os títulos abaixo e as partes acordam o pagamento de **{{acordo.total}}** ({{acordo.totalPorExtenso}}) nas parcelas indicadas.',
  ),
  tabelaCom(
    'debitos',
    [
      ['Título', 15, 'debito.numero'],
      ['Referente a', 33, 'debito.referente'],
      ['Vencimento', 14, 'debito.vencimento'],
      ['>Saldo', 13, 'debito.saldo'],
      ['>Encargos', 13, 'debito.encargos'],
      ['>Dispensado', 14, 'debito.dispensado'],
    ],
    ['Total', '', '', '{{acordo.somaDosSaldos}}', '{{acordo.somaDosEncargos}}', '{{acordo.somaDispensada}}'],
  ),
  tabelaCom(
    'parcelas',
    [
      ['Parcela', 30, 'parcela.nome'],
      ['Título', 25, 'parcela.titulo'],
      ['Vencimento', 22, 'parcela.vencimento'],
      ['>Valor', 23, 'parcela.valor'],
    ],
    ['Total', '', '', '{{acordo.somaDasParcelas}}'],
  ),
  junto(
    p('{{clausula.quebra}}'),
    p('{{lugarEData}}'),
    assinar('{{pagador.nome}}', com('pagador.cpf', { antes: ' – CPF ' })),
    assinar('{{escola.nome}}', com('escola.cnpj', { antes: ' – CNPJ ' })),
    testemunha(1),
    testemunha(2),
  ),
);
