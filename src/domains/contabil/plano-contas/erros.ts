import { defineErros } from '#shared/erros.ts';

/** Refusals of the chart of accounts. */
export const errosPlano = defineErros({
  CONTA_CONTABIL_NAO_ENCONTRADA: { status: 404, br: 'A conta contábil não foi encontrada.', en: 'The ledger account was not found.' },
  CONTA_CONTABIL_REPETIDA: {
    status: 409,
    br: 'Já existe uma conta com este código no plano.',
    en: 'The chart already has an account with this code.',
  },
  CODIGO_FORA_DA_MASCARA: {
    status: 400,
    br: 'O código não cabe na máscara do plano, {mascara}: cada nível tem os dígitos que ela diz.',
    en: 'The code does not fit the mask of the chart, {mascara}: each level has the digits that it says.',
  },
  CONTA_SEM_PAI: {
    status: 400,
    br: 'O código decide a conta de cima, e {pai} não existe. Crie-a primeiro.',
    en: 'The code decides the account above, and {pai} does not exist. Create it first.',
  },
  CONTA_PAI_ANALITICA: {
    status: 400,
    br: 'A conta {pai} é analítica: recebe lançamentos e não tem contas abaixo. Torne-a sintética ou use outro código.',
    en: 'Account {pai} is analytic: it takes entries and has no accounts beneath. Make it synthetic or use another code.',
  },
  CONTA_DE_OUTRO_GRUPO: {
    status: 400,
    br: 'Esta conta fica abaixo de {pai}, que é de outro grupo do balanço.',
    en: 'This account stands beneath {pai}, which belongs to another group of the balance.',
  },
  CONTA_CONTABIL_EM_USO: {
    status: 409,
    br: 'A conta {conta} já tem lançamentos: código, tipo, natureza e grupo não mudam mais, e ela não se exclui. Crie outra conta e desative esta quando o saldo zerar.',
    en: 'Account {conta} already has entries: code, kind, nature and group no longer change, and it is not deleted. Create another account and make this one inactive when its balance is zero.',
  },
  CONTA_COM_FILHAS: {
    status: 409,
    br: 'A conta {conta} tem contas abaixo dela: código, tipo e grupo não mudam, e ela não se exclui, enquanto as tiver.',
    en: 'Account {conta} has accounts beneath it: code, kind and group do not change, and it is not deleted, while it has.',
  },
  CONTA_CONTABIL_COM_SALDO: {
    status: 409,
    br: 'A conta {conta} ainda tem saldo, no total ou em um centro de custo: transfira-o para outra conta antes de desativá-la.',
    en: 'Account {conta} still has a balance, in all or in a cost centre: move it to another account before making it inactive.',
  },
  CONTA_COM_REGRAS: {
    status: 409,
    br: 'A conta {conta} está em {n} {n:regra|regras} da integração contábil: enquanto estiver, segue analítica e ativa e não se exclui. Troque a conta {n:nessa regra|nessas regras}, ou {n:exclua-a|exclua-as}, primeiro.',
    en: 'Account {conta} stands in {n} {n:rule|rules} of the accounting integration: while it does, it stays analytic and active and is not deleted. Change the account in {n:that rule|those rules}, or delete {n:it|them}, first.',
  },
  CONTA_DO_RESULTADO: {
    status: 409,
    br: 'A conta {conta} recebe o resultado do exercício: escolha outra na configuração primeiro.',
    en: 'Account {conta} takes the result of the year: choose another in the settings first.',
  },
  MASCARA_INVALIDA: {
    status: 400,
    br: 'A máscara é feita de noves e pontos, de dois a oito níveis: 9.9.99.999.',
    en: 'The mask is made of nines and points, two to eight levels: 9.9.99.999.',
  },
  MASCARA_NAO_CABE: {
    status: 409,
    br: 'A conta {conta} não cabe nesta máscara. A máscara muda antes de haver contas que ela recuse.',
    en: 'Account {conta} does not fit this mask. The mask changes before there are accounts that it refuses.',
  },
  CONTA_DO_RESULTADO_INVALIDA: {
    status: 400,
    br: 'A apuração usa uma conta analítica do grupo apuração, e o resultado fica em uma analítica do patrimônio líquido.',
    en: 'The result is gathered in an analytic account of the group of results, and left in an analytic one of net worth.',
  },
  PLANO_JA_EXISTE: {
    status: 409,
    br: 'O plano já tem {n} {n:conta|contas}: o modelo só se carrega em um plano vazio. Acrescente as que faltam por planilha ou uma a uma.',
    en: 'The chart already has {n} {n:account|accounts}: the model is only loaded into an empty one. Add what is missing by sheet or one by one.',
  },
  PLANILHA_SEM_COLUNA: {
    status: 400,
    br: 'A planilha não tem a coluna {coluna}. As colunas são: Código, Nome e, se quiser, Tipo, Natureza, Grupo e Código referencial.',
    en: 'The sheet has no column {coluna}. The columns are: Code, Name and, if you like, Kind, Nature, Group and Referential code.',
  },
});
