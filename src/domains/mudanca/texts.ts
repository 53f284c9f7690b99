import { defineTextos } from '#shared/textos.ts';

/** Moving in from another system. */
export const textosMudanca = defineTextos({
  intro: {
    br: 'Traga os dados do sistema anterior em planilhas, nesta ordem. Cada linha leva o código que tinha lá: é por ele que uma planilha se refere à outra, e que a mesma linha não entra duas vezes.',
    en: 'Bring the data of the old system in sheets, in this order. Each line carries the code that it had there: by it one sheet refers to another, and the same line does not come in twice.',
  },
  plano: {
    br: 'O plano de contas tem a própria importação, na tela dele; os cursos, o ano letivo, as contas bancárias, as formas de pagamento e as taxas de atraso se cadastram antes.',
    en: 'The chart of accounts has its own import, on its screen; courses, school year, bank accounts, payment methods and late-payment fees are registered first.',
  },
  conferirEAssinar: { br: 'Conferir e assinar', en: 'Reconcile and sign' },
  passo: { br: '{n}. {tipo}', en: '{n}. {tipo}' },
  vieram: { br: { one: '{n} veio', other: '{n} vieram' }, en: { one: '{n} came in', other: '{n} came in' } },
  modelo: { br: 'Modelo {formato}', en: '{formato} model' },
  modeloDe: { br: 'Baixar modelo {formato} de {tipo}', en: 'Download {formato} model of {tipo}' },
  enviar: { br: 'Enviar planilha', en: 'Send sheet' },
  enviarDe: { br: 'Enviar planilha de {tipo}', en: 'Send sheet of {tipo}' },
  sobre_pessoas: {
    br: 'Uma pessoa por linha, alunos e responsáveis. A mãe e o pai se dizem pelo código ou pelo CPF deles.',
    en: 'One person a line, students and guardians. Mother and father are told by their code or CPF.',
  },
  sobre_turmas: {
    br: 'As turmas, de cursos e anos letivos já cadastrados.',
    en: 'Classes, of courses and school years that are registered.',
  },
  sobre_matriculas: {
    br: 'Quem está em qual turma, e quem responde e paga, em que parte.',
    en: 'Who is in which class, and who answers and pays, which share.',
  },
  sobre_fornecedores: { br: 'De quem a escola compra.', en: 'Who the school buys from.' },
  sobre_titulos: {
    br: 'O que ainda devem, com o vencimento de origem. Sem data de emissão, entram como anteriores ao começo dos livros.',
    en: 'What is still owed, with its own due date. Without a day of issue they come in as of before the books begin.',
  },
  sobre_saldos: {
    br: 'O saldo de cada conta contábil: todos em um lançamento, no primeiro dia dos livros.',
    en: 'The balance of each ledger account: all as one entry, on the first day of the books.',
  },
  aberta: { br: 'A carregar', en: 'To be loaded' },
  carregada: { br: 'Carregada', en: 'Loaded' },
  desfeita: { br: 'Desfeita', en: 'Undone' },
  emCurso: { br: 'Em curso', en: 'Under way' },
  linhasDela: {
    br: { one: '{n} linha, {trazidas} dela aqui', other: '{n} linhas, {trazidas} delas aqui' },
    en: { one: '{n} line, {trazidas} of it here', other: '{n} lines, {trazidas} of them here' },
  },
  por: { br: '{quem}, {quando}', en: '{quem}, {quando}' },
  fixos: { br: 'O mesmo em todas as linhas', en: 'The same in every line' },
  fixosAjuda: {
    br: 'O que a planilha não tem em coluna pode ser dito uma vez, como a conta e a forma de pagamento.',
    en: 'What the sheet has no column of can be said once, such as the account and the payment method.',
  },
  fixosBotao: { br: 'Valores para todas as linhas', en: 'Values for every line' },
  fixosGuardar: { br: 'Guardar valores', en: 'Keep values' },
  conferir: { br: 'Conferir', en: 'Check' },
  conferirDeNovo: { br: 'Conferir de novo', en: 'Check again' },
  nadaGravado: {
    br: 'A conferência faz tudo o que a carga faria e desfaz: nada fica gravado.',
    en: 'The check does everything that a load would do and takes it back: nothing is saved.',
  },
  carregarN: { br: { one: 'Carregar {n} linha', other: 'Carregar {n} linhas' }, en: { one: 'Load {n} line', other: 'Load {n} lines' } },
  baixarProblemas: { br: 'Baixar linhas com erro', en: 'Download lines with errors' },
  excluir: { br: 'Descartar planilha', en: 'Throw sheet away' },
  desfazer: { br: 'Desfazer planilha', en: 'Undo sheet' },
  desfazerTitulo: { br: 'Desfazer {arquivo}?', en: 'Undo {arquivo}?' },
  desfazerTexto: {
    br: {
      one: 'Sai {n} linha que esta planilha trouxe: o que é cadastro se exclui; matrículas e títulos se cancelam; o lançamento se estorna. Se algo foi construído sobre ela, nada se desfaz.',
      other:
        'Saem as {n} linhas que esta planilha trouxe: cadastros se excluem; matrículas e títulos se cancelam; o lançamento se estorna. Se algo foi construído sobre uma delas, nada se desfaz, e as linhas são ditas.',
    },
    en: {
      one: 'The {n} line that this sheet brought goes: a register is deleted; enrollments and titles are cancelled; the entry is reversed. If something was built on it, nothing is undone.',
      other:
        'The {n} lines that this sheet brought go: registers are deleted; enrollments and titles are cancelled; the entry is reversed. If something was built on one of them, nothing is undone, and the lines are named.',
    },
  },
  voltar: { br: 'Todas as planilhas', en: 'All sheets' },
});

/** The reconciliation. */
export const textosConferencia = defineTextos({
  intro: {
    br: 'O que entrou, contado e somado agora, ao lado do que o sistema anterior informa. Digite os totais de lá; o que diferir aparece primeiro.',
    en: 'What came in, counted and summed now, beside what the old system says. Type its totals; what differs is shown first.',
  },
  digitar: { br: 'Digitar totais do sistema anterior', en: 'Type totals of the old system' },
  assinar: { br: 'Assinar conferência', en: 'Sign reconciliation' },
  assinarTexto: {
    br: {
      one: 'A conferência fica numerada e guardada como está, em seu nome, com {n} diferença: diga por quê.',
      other: 'A conferência fica numerada e guardada como está, em seu nome. Diferenças: {n}. Se houver, diga por quê.',
    },
    en: {
      one: 'The reconciliation is numbered and kept as it is, in your name, with {n} difference: say why.',
      other: 'The reconciliation is numbered and kept as it is, in your name. Differences: {n}. If there are any, say why.',
    },
  },
  observacao: { br: 'Observação', en: 'Note' },
  assinada: { br: 'Conferência {numero} assinada.', en: 'Reconciliation {numero} signed.' },
  oque: { br: 'O quê', en: 'What' },
  qtdAntes: { br: 'Quantidade antes', en: 'Count before' },
  qtdAqui: { br: 'Quantidade aqui', en: 'Count here' },
  valorAntes: { br: 'Valor antes', en: 'Amount before' },
  valorAqui: { br: 'Valor aqui', en: 'Amount here' },
  situacao: { br: 'Situação', en: 'State' },
  igual: { br: 'Confere', en: 'Agrees' },
  diferente: { br: 'Difere', en: 'Differs' },
  por_conferir: { br: 'Não digitado', en: 'Not typed' },
  total: { br: 'Total', en: 'Total' },
  nadaVeio: { br: 'Nada entrou ainda', en: 'Nothing came in yet' },
  nadaVeioTexto: { br: 'Carregue as planilhas; depois confira aqui.', en: 'Load the sheets; then reconcile here.' },
  comparacao: { br: 'O que entrou e o que havia', en: 'What came in and what there was' },
  assinadas: { br: 'Conferências assinadas', en: 'Signed reconciliations' },
  diferencas: { br: { one: '{n} diferença', other: '{n} diferenças' }, en: { one: '{n} difference', other: '{n} differences' } },
  abrirPdf: { br: 'Abrir PDF de {numero}', en: 'Open PDF of {numero}' },
  tipo: { br: 'Tipo', en: 'Kind' },
  chave: { br: 'Turma, ou mês (2026-10)', en: 'Class, or month (2026-10)' },
  chaveDica: { br: 'Em branco é o total do tipo.', en: 'Empty is the total of the kind.' },
  quantidade: { br: 'Quantidade', en: 'Count' },
  valor: { br: 'Valor', en: 'Amount' },
  linha: { br: 'Total {n}', en: 'Total {n}' },
  outra: { br: 'Outro total', en: 'Another total' },
  totais: { br: 'Totais', en: 'Totals' },
  planilhas: { br: 'Planilhas', en: 'Sheets' },
});
