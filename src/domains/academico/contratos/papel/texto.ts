import { alinhado, assinar, com, folhaMiuda, junto, p, paraCada, se, secao, tabela, tabelaCom, titulo } from '#shared/papel/escrever.ts';
import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';

/** Who hires whom, with what the register knows of them. */
export const contratada = p(
  '**CONTRATADA:** {{escola.nome}}',
  com('escola.cnpj', { antes: ', CNPJ ' }),
  com('escola.endereco', { antes: ', ' }),
  com('escola.cidade', { antes: ', ' }),
  com('escola.uf', { antes: '/' }),
  '.',
);
const contratantes = paraCada(
  'pagadores',
  p(
    '**CONTRATANTE:** {{pagador.nome}}',
    com('pagador.cpf', { antes: ' – CPF ' }),
    com('pagador.nacionalidade', { antes: ', nacionalidade ' }),
    com('pagador.endereco', { antes: ', residente em ' }),
    '.',
  ),
);
/** Where the parties sign: on the page of the last clause, never alone. */
export const assinado = (...fim: Bloco[]): Bloco =>
  junto(
    ...fim,
    p('{{lugarEData}}'),
    assinar('{{escola.nome}}'),
    paraCada('pagadores', assinar('{{pagador.nome}}', com('pagador.cpf', { antes: ' – CPF ' }))),
  );

/** The contract as it comes with the product. */
export const textoDoContrato: ConteudoDoPapel = folhaMiuda(
  titulo('Contrato de prestação de serviços educacionais'),
  alinhado('centro', 'Nº {{contrato.numero}}'),
  contratada,
  contratantes,
  p(
    '**ESTUDANTE:** {{aluno.nome}} – matrícula {{matricula.codigo}}',
    com('aluno.dataNascimento', { antes: ', nascimento em ' }),
    ', {{matricula.curso}}',
    com('matricula.turma', { antes: ' – ' }),
    ', ano letivo de {{matricula.ano}}.',
  ),
  secao('1. Objeto'),
  p(
    'A CONTRATADA prestará a {{aluno.nome}} os serviços educacionais do curso {{matricula.curso}} no ano letivo de {{matricula.ano}}, conforme o regimento escolar, a proposta pedagógica e o calendário do ano (Lei nº 9.394/1996).',
  ),
  secao('2. Preço e condições de pagamento'),
  p(
    'O valor total contratado é de **{{contrato.valorTotal}}** ({{contrato.valorTotalPorExtenso}}), nas parcelas relacionadas abaixo. Pagas até o vencimento, as parcelas somam {{contrato.valorEmDia}}.',
  ),
  tabela('servicos', [
    ['Serviço', 46, 'servico.descricao'],
    ['Forma de pagamento', 24, 'servico.formaPagamento'],
    ['>Parcelas', 12, 'servico.parcelas'],
    ['>Valor', 18, 'servico.valor'],
  ]),
  tabela('descontos', [
    ['Desconto', 32, 'desconto.descricao'],
    ['Sobre', 22, 'desconto.sobre'],
    ['Parcelas', 12, 'desconto.parcelas'],
    ['Condição', 18, 'desconto.condicao'],
    ['>Por parcela', 16, 'desconto.valor'],
  ]),
  tabelaCom(
    'parcelas',
    [
      ['Referente a', 30, 'parcela.servico'],
      ['Parcela', 12, 'parcela.numero'],
      ['Vencimento', 16, 'parcela.vencimento'],
      ['>Valor', 16, 'parcela.valor'],
      ['>Desconto', 15, 'parcela.desconto'],
      ['>A pagar', 16, 'parcela.contratado'],
      ['>Até o venc.', 16, 'parcela.contratadoEmDia'],
    ],
    [
      'Total',
      '',
      '',
      '{{contrato.somaDosValores}}',
      '{{contrato.somaDosDescontos}}',
      '{{contrato.somaContratada}}',
      '{{contrato.somaEmDia}}',
    ],
  ),
  secao('3. Responsabilidade pelo pagamento'),
  se('contrato.divisao', p('Cada parcela é dividida entre os responsáveis financeiros assim: {{contrato.divisao}}.')),
  p('{{clausula.atraso}} {{clausula.semPenalidade}}'),
  secao('4. Alterações e rescisão'),
  p(
    'Valores, vencimentos e pagadores deste contrato só mudam por aditivo assinado pelas partes. Cancelado o contrato, deixam de ser devidas as parcelas que vencem depois da data de efeito; as anteriores continuam devidas.',
  ),
  secao('5. Dados pessoais'),
  p(
    'Os dados de {{aluno.nome}} e dos responsáveis são tratados para a execução deste contrato e o cumprimento das obrigações legais da escola, no melhor interesse da criança ou do adolescente (Lei nº 13.709/2018, art. 14).',
  ),
  assinado(
    secao('6. Foro'),
    p(
      'Fica eleito o foro do domicílio de {{aluno.nome}}',
      com('escola.cidade', { antes: ' ou o de ' }),
      ' para resolver questões deste contrato.',
    ),
  ),
);
