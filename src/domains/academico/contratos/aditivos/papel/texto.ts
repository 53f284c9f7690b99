import { alinhado, com, folhaMiuda, p, paraCada, secao, tabelaCom, titulo } from '#shared/papel/escrever.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { assinado, contratada } from '#domains/academico/contratos/papel/texto.ts';

/** The addendum as it comes with the product. */
export const textoDoAditivo: ConteudoDoPapel = folhaMiuda(
  titulo('Aditivo de contrato'),
  alinhado('centro', 'Nº {{contrato.numero}} – {{aditivo.ordem}} aditivo'),
  contratada,
  paraCada('pagadores', p('**CONTRATANTE:** {{pagador.nome}}', com('pagador.cpf', { antes: ' – CPF ' }), '.')),
  p('**ESTUDANTE:** {{aluno.nome}} – matrícula {{matricula.codigo}}, {{matricula.curso}}', com('matricula.turma', { antes: ' – ' }), '.'),
  p('**Data do aditivo:** {{aditivo.data}}. **Motivo:** {{aditivo.motivo}}'),
  p(
    'Por este {{aditivo.ordem}} aditivo, as partes alteram o contrato de prestação de serviços educacionais nº {{contrato.numero}} como segue.',
  ),
  secao('1. O que muda'),
  paraCada('mudancas', p('{{mudanca.texto}}')),
  secao('2. Antes e depois, parcela a parcela'),
  tabelaCom(
    'parcelas',
    [
      ['Referente a', 24, 'parcela.servico'],
      ['Parcela', 11, 'parcela.numero'],
      ['Pagador', 25, 'parcela.pagador'],
      ['>Antes', 24, 'parcela.antes'],
      ['>Depois', 24, 'parcela.depois'],
    ],
    ['Total das parcelas que mudam', '', '', '{{aditivo.somaAntes}}', '{{aditivo.somaDepois}}'],
  ),
  secao('3. Valor total'),
  p('{{aditivo.total}}'),
  assinado(
    secao('4. Demais cláusulas'),
    p('Continuam valendo, no que este aditivo não altera, as cláusulas do contrato e dos seus aditivos anteriores.'),
  ),
);
