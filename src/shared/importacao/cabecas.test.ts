import { describe, expect, test } from 'vitest';
import { camposDoFornecedor } from '#domains/financeiro/fornecedores/importacao.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { camposImportados } from '#domains/pessoas/importacao/campos-importados.ts';
import { camposDoProduto } from '#domains/suprimentos/produtos/importacao.ts';
import { type CampoDePlanilha, proporColunas } from './colunas.ts';

const listas = {
  ...(Object.fromEntries(Object.entries(camposPorTipo).map(([tipo, { campos }]) => [tipo, campos])) as Record<
    keyof typeof camposPorTipo,
    readonly CampoDePlanilha[]
  >),
  produtos: camposDoProduto,
  familias: camposImportados,
  fornecedoresDoRegistro: camposDoFornecedor,
};

/** Every head of a sheet and the member that takes it, whatever their order; '-' where none does. */
function conferir(lista: keyof typeof listas, cabecas: readonly string[]): void {
  const pares = cabecas.flatMap((linha) => linha.split('; ')).map((par) => par.split(' > '));
  for (const emOrdem of [pares, pares.toReversed()]) {
    const colunas = emOrdem.map(([cabeca = '']) => cabeca);
    const tomadas = Object.fromEntries(Object.entries(proporColunas(colunas, listas[lista])).map(([chave, i]) => [i, chave]));
    expect(emOrdem.map(([cabeca], i) => `${cabeca} > ${tomadas[i] ?? '-'}`)).toEqual(emOrdem.map((par) => par.join(' > ')));
  }
}

describe('of an open title, what is left is what is owed', () => {
  const restos = [
    'Valor Aberto; Vl. Aberto; Em Aberto; Valor em aberto; Saldo; Saldo (R$); Vlr. Saldo',
    'Sdo. Devedor; Saldo a Receber; Valor a receber; Saldo Restante; Vlr. Restante; Valor Pendente; Valor Devido',
    'A pagar; Saldo atual; Open balance; Outstanding amount; Amount open',
  ].flatMap((linha) => linha.split('; '));
  test.each(restos)('%s', (resto) => {
    conferir('titulos', [
      `Documento > codigo; CPF Resp. Fin. > pagador; Venc. > vencimento; Valor > -; Valor Pago > -; ${resto} > valor`,
      'Situação > -; Desc. Pontualidade > -; Dias em aberto > -',
    ]);
    conferir('titulos', ['Valor Original > -', `${resto} > valor`, 'Vl. Pg. > -', 'Desconto > -', 'Multa > -']);
  });
  test('never what was paid or owed at first, a discount or a fine', () => {
    for (const outro of [
      'Valor Pago; Vl. Receb.; Vl. Desc.; Valor da Multa; Paid amount; Parcelas em aberto; Valor Pagto; Vl. Quitado; Valor Baixado',
      'Valor Amortizado; Valor Recebimento; Vl. Liquidado; Valor Bolsa; Valor Mora; Vl. Abatido; Valor do Abatimento; Valor %',
    ].flatMap((linha) => linha.split('; ')))
      conferir('titulos', [`${outro} > -`, 'Valor Título > valor']);
    conferir('titulos', ['Valor Original > -', 'Vl. Bruto > valor']);
    conferir('titulos', ['Valor Líquido > valor']);
    conferir('titulos', ['Nosso Número > codigo', 'Valor do título > valor', 'Cel. Resp. > -', 'Banco > conta', 'Forma Pgto > forma']);
  });
});

test('what is not the debt itself is never proposed as it, in whatever number and however it is shortened', () => {
  for (const outro of [
    'Vl. Descontos; Vlr. Desc.; Descontos; Vl. Abat.; Valor Abatimentos; Bolsas; Valor das Bolsas; Vl. descontado; Valor Deduções',
    'Valor Multas; Valor do Juro; Vl. Acrésc.; Acréscimos; Valor do acréscimo; Valor Encargo; Vl. Moras',
    'Vl. Pagtos; Vl. Pagamentos; Valor Recebimentos; Valor Baixas; Valor das liquidações; Amortizações; Vl. Bx.; Payments amount',
  ].flatMap((linha) => linha.split('; '))) {
    conferir('titulos', [`${outro} > -`, 'Mensalidade > -']);
    conferir('titulos', [`${outro} > -`, 'Valor > valor', 'Valor Total > -']);
  }
  conferir('titulos', ['Parcelas em aberto > -', 'Títulos em aberto > -', 'Meses em aberto > -', 'Valor Parcela > valor']);
  conferir('familias', ['Telefones dos pais > -', 'Celular das mães > -', 'Nome > nome']);
});

test('what is left when discounts are taken off comes before the amount before them', () => {
  for (const liquido of ['Valor Líquido', 'Líquido', 'Vl. Liq.', 'Valor final', 'Net amount', 'A pagar', 'Valor em aberto', 'Saldo'])
    for (const bruto of ['Valor Bruto', 'Valor', 'Vl. Original', 'Valor do título', 'Amount'])
      conferir('titulos', [`${bruto} > -`, 'Descontos > -', 'Acréscimos > -', `${liquido} > valor`]);
  conferir('titulos', ['Valor Líquido > -', 'Saldo devedor > valor']);
});

test('which installment it is stands beside the document, and is no amount nor day of it', () => {
  for (const parcela of ['Parcela', 'Nº Parcela', 'Parc.', 'Número da parcela', 'Installment'])
    conferir('titulos', [`Documento > codigo; ${parcela} > parcela; Valor da parcela > valor; Vencimento da parcela > vencimento`]);
  conferir('titulos', ['Total de parcelas > -; Qtd. Parcela > -; Situação Parcela > -; Data Parcela > -; Documento/Parcela > codigo']);
});

test('what a contract or a year costs is no title, and the class of the year before no class', () => {
  conferir('titulos', ['Valor Contrato > -', 'Valor Parcela > valor']);
  conferir('titulos', ['Valor Anuidade > -', 'Valor Mensal > valor']);
  conferir('matriculas', ['Turma Anterior > -', 'Turma Atual > turma']);
});

describe('an amount that adds up fine and interest is not what is left of a title: that before them is', () => {
  const somados = [
    'Total a pagar; Total a receber; Total; Valor total; Saldo atualizado; Vlr. Atualizado; Valor corrigido; Valor Atual',
    'Total em aberto; Dívida atualizada a pagar; Saldo devedor corrigido; Updated balance; Total amount',
  ].flatMap((linha) => linha.split('; '));
  test.each(somados)('%s', (somado) => {
    for (const antes of ['Valor', 'Valor Original', 'Vl. Orig.', 'Valor do título', 'Saldo devedor', 'Original amount'])
      conferir('titulos', [`${antes} > valor`, 'Multa > -', 'Juros > -', `${somado} > -`]);
  });
});

test('who pays is who says financial; who answers for the lessons never pays, and is a guardian only where there is no other', () => {
  for (const outro of ['Pedagógico', 'Ped.', 'Acadêmico', 'Didático', 'Legal'])
    for (const dito of ['Cód. Resp.', 'CPF Resp.', 'Resp.', 'Código ou CPF do responsável'])
      for (const pagador of ['Cód. Resp. Financeiro', 'CPF Resp. Fin.', 'Responsável Financeiro']) {
        conferir('titulos', [`${dito} ${outro} > -`, `${pagador} > pagador`]);
        conferir('matriculas', [`${dito} ${outro} > -`, `${pagador} > responsavel`]);
      }
  for (const outro of ['Pedagógico', 'Acadêmico', 'Didático'])
    for (const dito of ['Cód. Resp.', 'CPF Resp.', 'Resp.']) {
      conferir('titulos', [`${dito} ${outro} > -`]);
      conferir('matriculas', [`${dito} ${outro} > responsavel`]);
      conferir('matriculas', [`${dito} ${outro} > -`, 'Cód. Resp. Legal > responsavel', 'Parentesco Resp. Legal > parentesco']);
      conferir('matriculas', [`Parentesco Resp. ${outro} > -`, 'Parentesco Resp. Fin. > parentesco']);
    }
  conferir('titulos', ['CPF Resp. Legal > pagador']);
  for (const pagador of ['Pagador', 'Sacado']) {
    conferir('titulos', [`${pagador} > pagador`, 'Responsável > -', 'CPF Resp. Legal > -']);
    conferir('titulos', [`${pagador} > -`, 'CPF Responsável > pagador']);
  }
  for (const segundo of ['CPF Resp. Fin. 2', 'CPF 2º Resp.', 'CPF do segundo responsável'])
    conferir('matriculas', [`CPF Resp. Fin. > responsavel; ${segundo} > responsavel2`]);
});

test('a sign of per cent is a share, and a share of a discount is nobody’s', () => {
  conferir('matriculas', [
    'CPF Resp. 1 > responsavel; CPF Resp. 2 > responsavel2; % Resp. 1 > percentual; % Resp. 2 > percentual2; % Bolsa > -; % Desconto > -',
  ]);
  conferir('matriculas', ['% > percentual', '% Frequência > -']);
});

test('a code of something else is not that of the line, nor a marital status the state', () => {
  const deOutraCoisa = 'Cód. Curso > -; Cód. Série > -; Cód. Escola > -; Cód. Município > -';
  conferir('pessoas', [deOutraCoisa, 'Cód. Turma > -; Cód. Responsável > -; Cód. Aluno > codigo; Nome > nome; Estado Civil > -']);
  conferir('pessoas', [deOutraCoisa, 'Cód. Turma > -; Estado > uf; Estado Civil > -']);
  conferir('familias', ['Estado Civil > -', 'Nome > nome']);
  conferir('matriculas', [deOutraCoisa, 'Cód. Turma > turma; Cód. Aluno > aluno; Cód. Resp. > responsavel']);
  conferir('turmas', ['Cód. Escola > -', 'Cód. Turma > codigo', 'Turma > nome', 'Curso > curso']);
  conferir('titulos', ['Cód. Turma > -; Cód. Curso > -; Cód. Aluno > aluno; Documento > codigo']);
  conferir('titulos', ['Cód. Turma > -; Cód. Curso > -']);
  conferir('fornecedores', ['Cód. Categoria > -; Cód. Cidade > -; Cód. Forn. > codigo; Fornecedor > nome']);
});

test('what is of a guardian is of the guardian, however it is shortened', () => {
  const deles = 'CPF Resp. > -; Celular Resp. > -; Nome Resp. > -; E-mail Respons. > -; Tel. Resp. Fin. > -; Nasc. Resp. > -';
  conferir('pessoas', [deles, 'CPF Financeiro > -', 'Cód. > codigo']);
  conferir('pessoas', [deles, 'Nome > nome', 'CPF > cpf', 'Cel. > celular', 'Dt. Nasc. > dataNascimento', 'End. > logradouro']);
  conferir('familias', [
    'Aluno > nome; DN > dataNascimento; Nome Resp. > respNome; CPF Resp. > respCpf; Cel. Resp. > respCelular',
    'Email Resp. > respEmail; Parentesco Resp. > -; Tel. Mãe > maeCelular; Nome Mãe > maeNome; Compl. > complemento',
  ]);
  conferir('familias', [
    'Resp. Fin. > respNome',
    'Nome > nome',
    'Tel. Cel. > celular',
    'Tel. Res. > telefone',
    'Date of birth > dataNascimento',
  ]);
  conferir('matriculas', [
    'Mat. > -; Cód. > codigo; CPF Aluno > aluno; Cód. Turma > turma; Dt. Mat. > dataMatricula',
    'CPF Resp. > responsavel; CPF Resp. 2 > responsavel2; Fone Resp. > -',
  ]);
  conferir('matriculas', ['Nº Matrícula > codigo', 'Resp. Fin. > -', 'CPF Resp. Fin. > responsavel']);
  conferir('titulos', ['Nº Título > codigo', 'Nº Parcela > parcela', 'Resp. Fin. > -', 'CPF Resp. Fin. > pagador', 'Vl. Bruto > valor']);
  conferir('familias', ['Resp. Fin. > respNome; CPF Resp. Fin. > respCpf; Email Resp. Fin. > respEmail; Cel. Resp. Fin. > respCelular']);
  conferir('familias', [
    'Cidade Nasc. > naturalidade; UF Nasc. > naturalidadeUf; Cidade > cidade; UF > uf; Cert. Nasc. > certidaoNascimento',
  ]);
});

test.each(['Nasc.', 'Dt. Nasc.', 'Data Nasc.', 'Data de Nasc.', 'DN', 'Dt Nascimento', 'DtNasc', 'Nascimento'])(
  '%s is a birth',
  (cabeca) => {
    for (const lista of ['pessoas', 'familias'] as const) conferir(lista, [`${cabeca} > dataNascimento`, 'Nome > nome', 'Nasc. Mãe > -']);
  },
);

describe('a product is named by what describes it, by its item only where nothing does', () => {
  const nomes = [
    'Material; Especificação; Discriminação; Produtos; Descrição do material',
    'Descrição dos produtos; Descrição dos itens; Descrição completa; Nome do material; Nome do item',
    'Desc. Prod.; Desc. Item; Discriminação dos materiais; Description',
  ].flatMap((linha) => linha.split('; '));
  test.each(nomes)('%s', (nome) => {
    conferir('produtos', ['Item > -', 'Cód. Mat. > codigo', `${nome} > nome`, 'Descrição do grupo > grupo', 'Valor do produto > -']);
  });
  test('Item', () => conferir('produtos', ['Item > nome', 'Cód. > codigo', 'Descrição da categoria > grupo']));
});

test('the last balance is the one of now', () => {
  for (const fim of ['Saldo final', 'Estoque final', 'Saldo em 31/12', 'Qtde final', 'Est. Atual', 'Estoque', 'Closing balance'])
    conferir('produtos', [`${fim} > saldo`, 'Saldo inicial > -', 'Entradas > -']);
  conferir('produtos', ['Saldo inicial > saldo', 'Produto > nome']);
  conferir('saldos', ['Conta > codigo', 'Saldo Ant. > -', 'Débito > -', 'Crédito > -', 'Saldo em 31/12 > saldo', 'Nat. > lado']);
});

test('suppliers: what is of the contact is not the supplier', () => {
  conferir('fornecedoresDoRegistro', [
    'Forn. > nome; Cód. Forn. > -; CNPJ > documento; Tel. > telefone; Tel. Contato > contatoTelefone',
    'Nome do contato > contatoNome; Mun. > cidade; Categ. > categoria; Conta > -',
  ]);
});

test('a column that is called as one member is of no other, also where that has a better one', () => {
  conferir('titulos', ['Código > codigo', 'Cód. Responsável > pagador', 'CPF Responsável > -']);
  conferir('pessoas', ['Mãe > -', 'Cód. Mãe > mae', 'Nome > nome', 'Nome Social > nomeSocial']);
});
