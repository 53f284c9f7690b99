import { contaCobrancaEsquema } from '#domains/financeiro/boletos/contas/esquemas.ts';
import { dadosDaCobranca, salvarContaCobranca } from '#domains/financeiro/boletos/contas/server/oficina.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import type { ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { alfa, type Conta, type Titulo } from './descricao.ts';

const comum = {
  complemento: '',
  codigoTransmissao: '',
  aceite: false,
  diasBaixa: 60,
  instrucoes: [],
  homologacao: false,
  pixChave: 'pix@colegio.example',
  pixHibrido: false,
};
/** One account at each bank, with numbers of every length that it may have and what each file can say. */
export const contas: readonly Conta[] = [
  {
    ...comum,
    banco: '001',
    agencia: '4042',
    agenciaDv: '8',
    numero: '61900',
    numeroDv: '0',
    carteira: '17',
    convenio: '1474166',
    complemento: '35',
    especie: 'ME',
    aceite: true,
    instrucoes: ['Não receber após 60 dias.', 'Dúvidas: Ação & Cia – (91) 3222-1234'],
  },
  {
    ...comum,
    banco: '033',
    agencia: '0189',
    agenciaDv: '',
    numero: '01017417',
    numeroDv: '9',
    carteira: '101',
    convenio: '1234567',
    codigoTransmissao: '018900001234567',
    especie: 'ME',
    diasBaixa: 99,
    instrucoes: ['Não receber após 99 dias.'],
    pixHibrido: true,
  },
  {
    ...comum,
    banco: '104',
    agencia: '1234',
    agenciaDv: '3',
    numero: '',
    numeroDv: '',
    carteira: '14',
    convenio: '123456',
    especie: 'OU',
    diasBaixa: 120,
    homologacao: true,
  },
  {
    ...comum,
    banco: '237',
    agencia: '1425',
    agenciaDv: '',
    numero: '0238069',
    numeroDv: '2',
    carteira: '09',
    convenio: '4321',
    especie: 'DS',
    diasBaixa: 5,
  },
  {
    ...comum,
    banco: '341',
    agencia: '0057',
    agenciaDv: '',
    numero: '12345',
    numeroDv: '7',
    carteira: '109',
    convenio: '',
    especie: 'DM',
    aceite: true,
    pixHibrido: true,
  },
  {
    ...comum,
    banco: '748',
    agencia: '0156',
    agenciaDv: '9',
    numero: '85305',
    numeroDv: '1',
    carteira: '1',
    convenio: '85305',
    complemento: '05',
    especie: 'RC',
    instrucoes: ['Mensalidade escolar'],
  },
  {
    ...comum,
    banco: '756',
    agencia: '4327',
    agenciaDv: '3',
    numero: '417270',
    numeroDv: '9',
    carteira: '1',
    convenio: '229385',
    complemento: '01',
    especie: 'ME',
    diasBaixa: 0,
  },
].map((conta) => conta as Conta);

type Pagador = Titulo['pagador'] & { id: number };
const emQuarenta = (partes: readonly string[]): RegExp =>
  new RegExp(`^(?=.{40}$)(?=.*(^|[ ,])${partes.join('($|[ ,].*)(?<=[ ,])')}($|[ ,]))[A-Z0-9 ,./-]*$`);

/** A short name with a short address, and both as long as people have them. */
export async function pagadores(s: ServidorDeTeste): Promise<Pagador[]> {
  const pessoas = [
    {
      nome: 'Ana',
      sobrenome: 'Sá',
      cpf: '52998224725',
      logradouro: 'Rua Um',
      numero: '7',
      complemento: '',
      bairro: 'Sé',
      cidade: 'Belém',
      cep: '66010000',
    },
    {
      nome: 'Conceição de Lourdes',
      sobrenome: 'Albuquerque Cavalcanti de Vasconcelos Müller',
      cpf: '00000000191',
      logradouro: 'Avenida Governador Magalhães Barata e Souza Franco',
      numero: '12345',
      complemento: 'Bloco Ç, apartamento 1.201',
      bairro: 'Nossa Senhora de Nazaré do Desterro',
      cidade: 'Vila Bela da Santíssima Trindade',
      cep: '00000001',
    },
  ];
  const feitos: Pagador[] = [];
  for (const { nome, sobrenome, cpf, ...e } of pessoas) {
    const { id } = await transacao(s.banco.db, (tx) =>
      criarPessoa(atoDe(tx, fernanda), {
        nome,
        sobrenome,
        cpf,
        dataNascimento: '1985-03-01',
        enderecos: [{ tipo: 'residencial', uf: 'PA', ...e, complemento: e.complemento || null }],
      } as never),
    );
    const curto = e.complemento === '' ? `${alfa(e.logradouro, e.logradouro.length)}, ${e.numero}` : null;
    const rua = curto === null ? emQuarenta([e.numero]) : new RegExp(`^${curto.padEnd(40)}$`);
    const endereco = curto === null ? emQuarenta([e.numero]) : new RegExp(`^${`${curto} SE BELEM/PA`.padEnd(40)}$`);
    feitos.push({ id, cpf, nome: `${nome} ${sobrenome}`, rua, endereco, bairro: e.bairro, cep: e.cep, cidade: e.cidade, uf: 'PA' });
  }
  return feitos;
}

export type ContaPronta = { contaBancariaId: number; formaPagamentoId: number; contaCobrancaId: number; corpo: Record<string, unknown> };

/** Registers an account and how it collects, through the API. */
export async function prepararConta(s: ServidorDeTeste, conta: Conta, partes: { nome?: string } = {}): Promise<ContaPronta> {
  const feito = async (metodo: 'POST' | 'PUT', caminho: string, body: unknown) => {
    const r = await s.pedir(metodo, caminho, {
      body,
      headers: { 'idempotency-key': `${caminho}-${Math.random()}`.replaceAll(/[^\w-]/g, '-') },
    });
    if (r.status >= 300) throw new Error(`${caminho}: ${JSON.stringify(r.corpo.error)}`);
    return r.corpo.data as { id: number; contaCobrancaId: number; versao: number };
  };
  const { nome = `Conta ${conta.banco}` } = partes;
  const { agencia, agenciaDv, numero, numeroDv, banco, homologacao, instrucoes, pixChave, ...resto } = conta;
  const { id: bancoId } = await feito('POST', 'Banco', { codigo: banco, nome: `Banco ${banco}`, ativo: true });
  const daConta = {
    nome,
    tipo: 'banco',
    bancoId,
    agencia,
    agenciaDv: agenciaDv || null,
    numero: numero || null,
    numeroDv: numeroDv || null,
    ativa: true,
  };
  const { id: contaBancariaId } = await feito('POST', 'ContaBancaria', daConta);
  const { id: formaPagamentoId } = await feito('POST', 'FormaPagamento', {
    nome: `Boleto ${nome}`,
    tipo: 'boleto',
    contaBancariaId,
    ativa: true,
  });
  await transacao(s.banco.db, (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId, dataInicio: '2026-01-01', dataFim: '2099-12-31' }),
  );
  const layout = ['237', '341'].includes(banco) ? 'cnab400' : 'cnab240';
  const corpo = {
    ...resto,
    homologacao,
    instrucoes: instrucoes.join('\n') || null,
    layout,
    formaPagamentoId,
    toleranciaCentavos: 50,
    proximoSequencial: null,
    proximoNsa: null,
    ativa: true,
    versao: 0,
  };
  // The key is in force before the bank's Pix is asked for.
  const nova = await transacao(s.banco.db, (tx) =>
    salvarContaCobranca(atoDe(tx, fernanda), { contaBancariaId, ...contaCobrancaEsquema.parse({ ...corpo, pixHibrido: false }) }),
  );
  const { contaCobrancaId } = nova;
  await transacao(s.banco.db, (tx) =>
    dadosBancariosEmVigor(atoDe(tx, fernanda), dadosDaCobranca, { alvoId: contaCobrancaId, dados: { pixChave }, pedidaHa: 30 }),
  );
  if (corpo.pixHibrido) await feito('PUT', `ContaCobranca/${contaBancariaId}`, { ...corpo, contaCobrancaId, versao: nova.versao });
  return { contaBancariaId, formaPagamentoId, contaCobrancaId, corpo };
}
