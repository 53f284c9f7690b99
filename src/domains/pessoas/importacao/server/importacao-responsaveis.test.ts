import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from '#portal/server/rotas.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { definirTarefasDeImportacao } from './tarefa-importacao.ts';

const quem = quemDeTeste(['pessoas:criar', 'pessoas:visualizar', 'pessoas:editar'], { usuarioId: 7 });
let autor = quem;
let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({
    salas: [...salasDe.pessoas, portal],
    trabalhar: true,
    tarefas: definirTarefasDeImportacao,
    carregarAutor: async () => autor,
  });
});
afterAll(() => servidor.fechar());

type Nota = { coluna: string | null; mensagem: string };
type Linha = { numero: number; situacao: string; problemas: Nota[]; avisos: Nota[]; aDecidir: boolean };
type Aberta = { id: number; mapeamento: Record<string, number>; vinculos: number[]; aceitarParecidas: boolean };
type Tarefa = { situacao: string; linhas: { alvoId: number; rotulo: string; situacao: string; mensagem: string | null }[] };

const cabecalho = 'Aluno;Nascimento;Mãe;CPF da mãe;Celular da mãe;E-mail da mãe';
const abrir = (...linhas: string[]): Promise<Aberta> => abrirFolha(cabecalho, ...linhas);
async function abrirFolha(...linhas: string[]): Promise<Aberta> {
  const { body, headers } = await comoFormulario(linhas.join('\n'), { nome: 'alunos.csv' });
  const { corpo } = await servidor.pedir('POST', 'Pessoa/importacao', { quem, headers, body });
  expect(corpo.error).toBeUndefined();
  return corpo.data as Aberta;
}
async function passo<T>({ id, mapeamento }: Aberta, verbo: string, extra?: object): Promise<T> {
  const body = verbo === 'desfazimento' ? {} : { body: { mapeamento, ...extra } };
  const { corpo } = await servidor.pedir('POST', `Pessoa/importacao/${id}/${verbo}`, { quem, ...body });
  expect(corpo.error).toBeUndefined();
  return corpo.data as T;
}
const conferir = async (aberta: Aberta, extra?: object) =>
  (await passo<{ linhas: Linha[] }>(aberta, 'conferencia', extra)).linhas.toSorted((a, b) => a.numero - b.numero);
async function rodar(aberta: Aberta, verbo: 'execucao' | 'desfazimento', extra?: object): Promise<Tarefa['linhas']> {
  const { tarefaId } = await passo<{ tarefaId: number }>(aberta, verbo, extra);
  return vi.waitFor(
    async () => {
      const tarefa = (await servidor.pedir('GET', `Tarefa/${tarefaId}`, { quem })).corpo.data as Tarefa;
      expect(tarefa.situacao).toBe('concluida');
      return tarefa.linhas.toSorted((a, b) => a.alvoId - b.alvoId);
    },
    { timeout: 20_000, interval: 100 },
  );
}
const criar = async (body: object) => ((await servidor.pedir('POST', 'Pessoa', { quem, body })).corpo.data as { id: number }).id;
const ler = async (id: number) => (await servidor.pedir('GET', `Pessoa/${id}`, { quem })).corpo.data as PessoaSaida;
async function achar(nome: string): Promise<number[]> {
  const { corpo } = await servidor.pedir('GET', `Pessoa/obter-por-filtro?Nome=${encodeURIComponent(nome)}`, { quem });
  return (corpo.data as { itens: { id: number }[] }).itens.map(({ id }) => id);
}
const contatosDe = async (id: number) => (await ler(id)).contacts.map(({ tipo, valor, principal }) => `${tipo} ${valor} ${principal}`);

describe('a guardian with a CPF that is known', () => {
  it('with another name, or too young, is a problem of that column and makes nobody a parent until the clerk says so', async () => {
    const crianca = await criar({ nome: 'Allana', sobrenome: 'de Moraes', cpf: '63853129250', dataNascimento: '2020-05-01' });
    const aberta = await abrir(
      'Zulmira Um;04/03/2015;Fulana Que Não É A Mesma;638.531.292-50;;',
      'Zulmira Dois;04/03/2016;ALLANA MORAES;63853129250;;',
      'Zulmira Três;04/03/2022;Allana de Moraes;63853129250;;',
    );
    const linhas = await conferir(aberta);
    const problema = (mensagem: RegExp) => ({
      situacao: 'erro',
      aDecidir: true,
      avisos: [],
      problemas: [{ coluna: 'CPF da mãe', mensagem: expect.stringMatching(mensagem) }],
    });
    expect(linhas).toMatchObject([
      problema(/Allana de Moraes \(\d+\): o nome não é o mesmo/),
      problema(/01\/05\/2020: não tem idade .* 04\/03\/2016/),
      problema(/não tem idade/),
    ]);
    const decidida = await conferir(aberta, { vinculos: [2] });
    expect(decidida[0]).toMatchObject({
      situacao: 'pronta',
      aDecidir: true,
      avisos: [{ coluna: 'CPF da mãe', mensagem: expect.stringContaining('Allana de Moraes') }],
    });
    const feitas = await rodar(aberta, 'execucao', { vinculos: [2] });
    expect(feitas.map(({ situacao }) => situacao)).toEqual(['feito', 'recusado', 'recusado']);
    expect(feitas[1]?.mensagem).toContain('não tem idade');
    expect(await achar('Zulmira Dois')).toEqual([]);
    const [zulmira = 0] = await achar('Zulmira Um');
    expect((await ler(zulmira)).filiations).toMatchObject([{ filiadoPessoaId: crianca }]);
  });

  it('stands in one sheet under two names: neither line is run before somebody looks', async () => {
    const aberta = await abrir(
      'Irmã A;04/03/2015;Mãe Três Errada;11144477735;;',
      'Irmã B;04/03/2016;Outra Mãe Com Mesmo CPF;11144477735;;',
    );
    expect(await conferir(aberta)).toMatchObject([
      { situacao: 'erro', aDecidir: true, problemas: [{ coluna: 'CPF da mãe', mensagem: expect.stringContaining('linha 3') }] },
      { situacao: 'erro', aDecidir: true, problemas: [{ coluna: 'CPF da mãe', mensagem: expect.stringContaining('Mãe Três Errada') }] },
    ]);
    const feitas = await rodar(aberta, 'execucao', { vinculos: [2] });
    expect(feitas.map(({ situacao }) => situacao)).toEqual(['feito', 'recusado']);
    expect(await achar('Irmã B')).toEqual([]);
  });
});

describe('what a sheet knows of how to reach a guardian', () => {
  it('is added to a record that lacks it, is told before and after, and leaves with the undo', async () => {
    const mae = await criar({
      nome: 'Adriana',
      sobrenome: 'de Oliveira',
      cpf: '39053344705',
      contacts: [
        { tipo: 'celular', valor: '(91) 99095-1956', principal: true },
        { tipo: 'email', valor: 'adriana@exemplo.com.br', principal: true },
      ],
    });
    const antes = await contatosDe(mae);
    const aberta = await abrir(
      'Bia Oliveira;04/03/2015;Adriana Oliveira;39053344705;(91) 98111-2222;ADRIANA@exemplo.com.br',
      'Caio Oliveira;04/03/2016;Adriana de Oliveira;39053344705;(91) 98111-2222;nova.mae@exemplo.com.br',
      'Duda Oliveira;04/03/2017;Marta Reis;52998224725;(91) 98333-4444;',
      'Enzo Oliveira;04/03/2018;Marta Reis;52998224725;(91) 98333-4444;marta@exemplo.com.br',
    );
    const linhas = await conferir(aberta);
    expect(linhas.map(({ avisos }) => avisos.map(({ mensagem }) => mensagem.replace(/\(\d+\)\./, '(n).')))).toEqual([
      ['já no cadastro, será vinculado a Adriana de Oliveira (n). Acrescenta ao cadastro: (91) 98111-2222.'],
      ['já no cadastro, será vinculado a Adriana de Oliveira (n). Acrescenta ao cadastro: nova.mae@exemplo.com.br.'],
      [],
      ['o mesmo da linha 4, Marta Reis. Acrescenta ao cadastro: marta@exemplo.com.br.'],
    ]);
    const feitas = await rodar(aberta, 'execucao');
    expect(feitas[0]).toMatchObject({ situacao: 'feito', mensagem: expect.stringMatching(/Ganhou contatos da planilha: Adriana/) });
    expect(feitas[2]).toMatchObject({ situacao: 'feito', mensagem: null });
    const depois = [...antes, 'celular +5591981112222 false', 'email nova.mae@exemplo.com.br false'];
    expect((await contatosDe(mae)).toSorted()).toEqual(depois.toSorted());
    const [marta = 0] = await achar('Marta Reis');
    expect((await contatosDe(marta)).toSorted()).toEqual(['celular +5591983334444 true', 'email marta@exemplo.com.br true']);

    const pessoa = await ler(mae);
    const mudados = pessoa.contacts.map((c) => (c.valor === 'nova.mae@exemplo.com.br' ? { ...c, valor: 'mudou@exemplo.com.br' } : c));
    await servidor.pedir('PUT', 'Pessoa', { quem, body: { id: mae, versao: pessoa.versao, contacts: mudados } });
    const desfeitas = await rodar(aberta, 'desfazimento');
    expect(desfeitas.every(({ situacao }) => situacao === 'feito')).toBe(true);
    expect(desfeitas.find(({ alvoId }) => alvoId === mae)?.rotulo).toBe('Adriana de Oliveira');
    expect((await contatosDe(mae)).toSorted()).toEqual([...antes, 'email mudou@exemplo.com.br false'].toSorted());
    expect(await achar('Marta Reis')).toEqual([]);
  });

  it('is told as left out when whoever imports lost the right to edit people before the job ran', async () => {
    const mae = await criar({ nome: 'Rita', sobrenome: 'Paz', cpf: '15350946056' });
    const aberta = await abrir('Filha Paz;04/03/2015;Rita Paz;15350946056;(91) 98111-2222;');
    autor = quemDeTeste(['pessoas:criar', 'pessoas:visualizar'], { usuarioId: 7 });
    const feitas = await rodar(aberta, 'execucao').finally(() => (autor = quem));
    expect(feitas[0]).toMatchObject({ situacao: 'feito', mensagem: expect.stringContaining('não acrescentados a Rita') as string });
    expect(await contatosDe(mae)).toEqual([]);
  });
});

it('what was chosen for a sheet is kept and the open import is found again', async () => {
  const aberta = await abrir('Nina Reis;31/02/2015;;;;');
  const mapeamento = { nome: 0, maeNome: 2 };
  const guardar = (body: object) => servidor.pedir('PUT', `Pessoa/importacao/${aberta.id}`, { quem, body });
  expect((await guardar({ mapeamento, aceitarParecidas: true, vinculos: [2] })).status).toBe(200);
  expect((await servidor.pedir('GET', `Pessoa/importacao/${aberta.id}`, { quem })).corpo.data).toMatchObject({
    situacao: 'aberta',
    mapeamento,
    aceitarParecidas: true,
    vinculos: [2],
  });
  expect((await servidor.pedir('GET', 'Pessoa/importacoes', { quem })).corpo.data).toMatchObject({
    itens: expect.arrayContaining([expect.objectContaining({ id: aberta.id, situacao: 'aberta', criadas: 0 })]),
  });
  // A choice under way may still lack the name; another person's import is out of reach, and so is one that was run.
  expect((await guardar({ mapeamento: {} })).status).toBe(200);
  const outra = quemDeTeste(['pessoas:criar'], { usuarioId: 8 });
  expect((await servidor.pedir('PUT', `Pessoa/importacao/${aberta.id}`, { quem: outra, body: { mapeamento } })).status).toBe(404);
  // A day that no month has is refused once.
  expect((await conferir(aberta))[0]?.problemas).toEqual([
    { coluna: 'Nascimento', mensagem: expect.stringMatching(/^Data inválida/) as string },
  ]);
  await rodar({ ...aberta, mapeamento }, 'execucao');
  expect((await guardar({ mapeamento })).corpo.error?.code).toBe('IMPORTACAO_JA_EXECUTADA');
});

describe('a mother who is a student too', () => {
  const colunas = 'Aluno;CPF;Nascimento;Mãe;CPF da mãe';
  const filho = 'Kiko Zonta;;10/01/2019;Mona Zonta;123.456.789-09';
  const mae = 'Mona Zonta;123.456.789-09;05/03/1980;;';

  it('is not called ready after the line that registers her as a mother: what her own brings would be lost', async () => {
    const [a, b] = await conferir(await abrirFolha(colunas, filho, mae));
    expect([a?.situacao, b?.situacao]).toEqual(['pronta', 'erro']);
    expect(b?.problemas[0]?.mensagem).toContain('A linha 2 já cadastra esta pessoa como responsável');
  });

  it('comes in whole when her line is the first', async () => {
    const aberta = await abrirFolha(colunas, mae, filho);
    expect((await conferir(aberta)).map((l) => l.situacao)).toEqual(['pronta', 'pronta']);
    expect((await rodar(aberta, 'execucao')).map((l) => l.situacao)).toEqual(['feito', 'feito']);
    const [id = 0, ...outras] = await achar('Mona Zonta');
    expect(outras).toEqual([]);
    expect(await ler(id)).toMatchObject({ cpf: '12345678909', dataNascimento: '1980-03-05' });
  });
});
