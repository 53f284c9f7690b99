import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from '#portal/server/rotas.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { definirTarefasDeImportacao } from './tarefa-importacao.ts';

const quem = quemDeTeste(['pessoas:criar', 'pessoas:visualizar', 'pessoas:editar'], { usuarioId: 7 });
let servidor: ServidorDeTeste;
let autor = quem;
/** As the room of users does it: who no longer holds the permission of the call is refused. */
const carregarAutor: Servicos['carregarAutor'] = async (_db, _usuarioId, pedidoPor) => {
  const acesso = pedidoPor?.acesso;
  if (acesso?.tipo !== 'permissoes' || !acesso.permissoes.some(({ tela, acao }) => autor.permissoes.has(`${tela}:${acao}`)))
    throw errosComuns.AUTOR_SEM_PERMISSAO();
  return autor;
};
beforeAll(async () => {
  servidor = await servidorDeTeste({
    salas: [...salasDe.pessoas, portal],
    trabalhar: true,
    tarefas: definirTarefasDeImportacao,
    carregarAutor,
  });
});
afterAll(() => servidor.fechar());

type Aberta = { id: number; mapeamento: Record<string, number>; total: number; colunas: { titulo: string; exemplos: string[] }[] };
type Linha = { numero: number; nome: string; situacao: string; problemas: { coluna: string | null; mensagem: string }[] };
type Tarefa = {
  situacao: string;
  feitos: number;
  falhas: number;
  linhas: { alvoId: number; rotulo: string; situacao: string; mensagem: string | null }[];
};

async function enviar(texto: string, partes: { nome?: string; chave?: string; dono?: typeof quem } = {}) {
  const { body, headers } = await comoFormulario(texto, { nome: partes.nome ?? 'alunos.csv' });
  return servidor.pedir('POST', 'Pessoa/importacao', {
    quem: partes.dono ?? quem,
    headers: { ...headers, ...(partes.chave ? { 'idempotency-key': partes.chave } : {}) },
    body,
  });
}
const abrir = async (texto: string): Promise<Aberta> => {
  const { corpo } = await enviar(texto);
  expect(corpo.error).toBeUndefined();
  return corpo.data as Aberta;
};
const passo = (id: number, verbo: string, body?: unknown, dono = quem) =>
  servidor.pedir('POST', `Pessoa/importacao/${id}/${verbo}`, { quem: dono, ...(body === undefined ? {} : { body }) });
async function terminar(tarefaId: number): Promise<Tarefa> {
  return vi.waitFor(
    async () => {
      const tarefa = (await servidor.pedir('GET', `Tarefa/${tarefaId}`, { quem })).corpo.data as Tarefa;
      expect(['concluida', 'falhou']).toContain(tarefa.situacao);
      return tarefa;
    },
    { timeout: 20_000, interval: 100 },
  );
}
const executar = async ({ id, mapeamento }: Aberta, extra = {}): Promise<Tarefa> => {
  const { corpo } = await passo(id, 'execucao', { mapeamento, ...extra });
  expect(corpo.error).toBeUndefined();
  return terminar((corpo.data as { tarefaId: number }).tarefaId);
};
const contar = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from pessoas`.execute(servidor.banco.db)).rows[0]?.n ?? 0;
const acharPorNome = async (nome: string) =>
  (
    (await servidor.pedir('GET', `Pessoa/obter-por-filtro?Nome=${encodeURIComponent(nome)}`, { quem })).corpo.data as {
      itens: { id: number }[];
    }
  ).itens;

const cabecalho = 'Aluno;Nascimento;CPF;Sexo;Mãe;CPF da mãe;Celular da mãe;Pai;Celular do pai;CEP;Endereço;Cidade;UF';
const familia = [
  'Ana Beatriz Lima;04/03/2015;;F;Marina Souza;529.982.247-25;(91) 98765-4321;Paulo Lima;91 98888-7777;;;;',
  'João Pedro Lima;2017-08-20;39053344705;masc;Marina Souza;52998224725;;Paulo Lima;(91) 98888-7777;66010000;Av. Nazaré;Belém;pa',
];

describe('an import of people', () => {
  it('reads, proposes columns, says what would happen, registers families once, and can be undone', async () => {
    const antes = await contar();
    const aberta = await abrir([cabecalho, ...familia].join('\n'));
    expect(aberta).toMatchObject({
      total: 2,
      mapeamento: { nome: 0, maeCpf: 5, paiCelular: 8 },
      colunas: [{ titulo: 'Aluno', exemplos: ['Ana Beatriz Lima', 'João Pedro Lima'] }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    const { data } = (await passo(aberta.id, 'conferencia', { mapeamento: aberta.mapeamento })).corpo;
    expect(data).toMatchObject({ total: 2, prontas: 2, erros: 0, responsaveisNovos: 2, responsaveisExistentes: 0 });
    expect(await contar()).toBe(antes);
    const tarefa = await executar(aberta);
    expect(tarefa).toMatchObject({
      situacao: 'concluida',
      feitos: 2,
      falhas: 0,
      linhas: [{ alvoId: 2, rotulo: '2 · Ana Beatriz Lima', situacao: 'feito' }, { alvoId: 3 }],
    });
    expect(await contar()).toBe(antes + 4);
    const [joao] = await acharPorNome('João Pedro Lima');
    const lido = (await servidor.pedir('GET', `Pessoa/${joao?.id}`, { quem })).corpo.data as PessoaSaida;
    const [marina] = await acharPorNome('Marina Souza');
    expect(lido).toMatchObject({
      cpf: '39053344705',
      dataNascimento: '2017-08-20',
      genero: 'masculino',
      enderecos: [{ cep: '66010000', uf: 'PA' }],
      filiations: [
        { tipo: 'mae', nome: 'Marina Souza', filiadoPessoaId: marina?.id },
        { tipo: 'pai', nome: 'Paulo Lima', filiadoPessoaId: expect.any(Number) },
      ],
    });
    const repetir = await passo(aberta.id, 'execucao', { mapeamento: aberta.mapeamento });
    expect(repetir.corpo.error?.code).toBe('IMPORTACAO_JA_EXECUTADA');

    await servidor.pedir('PUT', 'Pessoa', { quem, body: { id: marina?.id, versao: 1, nomeSocial: 'Nina' } });
    const juntos = await Promise.all([passo(aberta.id, 'desfazimento'), passo(aberta.id, 'desfazimento')]);
    expect(juntos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const aceito = juntos.find(({ status }) => status === 200)?.corpo.data as { tarefaId: number } | undefined;
    const desfeita = await terminar(aceito?.tarefaId ?? 0);
    expect(desfeita).toMatchObject({
      feitos: 4,
      falhas: 1,
      linhas: [{ rotulo: 'Marina Souza', situacao: 'recusado', mensagem: expect.stringContaining('alterou') }, {}, {}, {}],
    });
    expect(await contar()).toBe(antes + 1);
    expect((await servidor.pedir('GET', 'Pessoa/importacoes', { quem })).corpo.data).toMatchObject({
      itens: [{ id: aberta.id, situacao: 'desfeita', criadas: 4 }],
    });
  });

  it('names every problem with its line and column, tells who is registered, and saves the good lines only', async () => {
    await servidor.pedir('POST', 'Pessoa', {
      quem,
      body: { nome: 'Clara', sobrenome: 'Nunes', dataNascimento: '2014-01-02', cpf: '111.444.777-35' },
    });
    const aberta = await abrir(
      [
        cabecalho,
        'Bruno Reis;31/02/2015;123;talvez;Rita Reis;111.111.111-11;;;;;;;',
        'Clara Nunes;02/01/2014;;;;;;;;;;;',
        'Outra Clara;02/01/2014;11144477735;;;;;;;;;;',
        'Davi Melo;05/05/2016;;;;;;Pedro Melo;;;;;',
        'Davi Melo;05/05/2016;;;;;;;;;;;',
        'Elis;;;;;;;;;66010000;;;',
      ].join('\n'),
    );
    const { linhas, ...contagem } = (await passo(aberta.id, 'conferencia', { mapeamento: aberta.mapeamento })).corpo.data as Record<
      string,
      unknown
    > & { linhas: Linha[] };
    expect(contagem).toMatchObject({ total: 6, prontas: 1, erros: 3, parecidas: 1, cadastradas: 1, responsaveisNovos: 0 });
    const linha = (numero: number) => linhas.find((l) => l.numero === numero);
    expect(
      linha(2)
        ?.problemas.map(({ coluna }) => coluna)
        .toSorted(),
    ).toEqual(['CPF', 'CPF da mãe', 'Nascimento', 'Sexo']);
    expect(linha(3)).toMatchObject({ situacao: 'parecida', problemas: [{ mensagem: expect.stringContaining('Clara Nunes') }] });
    expect(linha(4)).toMatchObject({ situacao: 'cadastrada' });
    expect(linha(6)).toMatchObject({ situacao: 'erro', problemas: [{ mensagem: 'Repete a linha 5.' }] });
    expect(
      linha(7)
        ?.problemas.map(({ coluna }) => coluna)
        .toSorted(),
    ).toEqual(['Cidade', 'Endereço', 'UF']);
    const antes = await contar();
    const tarefa = await executar(aberta);
    expect(tarefa.linhas.map(({ alvoId, situacao }) => `${alvoId} ${situacao}`).toSorted()).toEqual([
      '2 recusado',
      '3 ja_estava',
      '4 ja_estava',
      '5 feito',
      '6 ja_estava',
      '7 recusado',
    ]);
    expect(tarefa.linhas.find(({ alvoId }) => alvoId === 7)?.mensagem).toMatch(/Confira nesta linha: .*Cidade/);
    expect(await contar()).toBe(antes + 1);
    const [davi] = await acharPorNome('Davi Melo');
    expect((await servidor.pedir('GET', `Pessoa/${davi?.id}`, { quem })).corpo.data).toMatchObject({
      filiations: [{ tipo: 'pai', nome: 'Pedro Melo', filiadoPessoaId: null }],
    });
  });

  it('accepts who looks like somebody when told so', async () => {
    await servidor.pedir('POST', 'Pessoa', { quem, body: { nome: 'Igor', sobrenome: 'Sá', dataNascimento: '2013-03-03' } });
    const aberta = await abrir('Nome;Nascimento\nIgor Sá;03/03/2013\n');
    expect((await executar(aberta, { aceitarParecidas: true })).linhas[0]).toMatchObject({ situacao: 'feito' });
    expect(await acharPorNome('Igor Sá')).toHaveLength(2);
  });

  it('refuses what is no sheet naming the field, a sheet without a name column, and the import of another person', async () => {
    for (const [texto, code] of [
      ['%PDF-1.7', 'PLANILHA_TIPO'],
      ['Nome\n', 'PLANILHA_VAZIA'],
    ] as const)
      expect((await enviar(texto)).corpo.error).toMatchObject({ code, fields: [{ path: 'file' }] });
    const { id } = await abrir('Nome\nZé\n');
    expect((await passo(id, 'conferencia', { mapeamento: {} })).corpo.error?.fields).toMatchObject([
      { path: 'mapeamento.nome', code: 'IMPORTACAO_SEM_NOME' },
    ]);
    expect((await passo(id, 'conferencia', { mapeamento: { nome: 0, apelido: 1 } })).status).toBe(400);
    expect((await passo(id, 'desfazimento')).corpo.error?.code).toBe('IMPORTACAO_NAO_DESFAZ');
    const outra = quemDeTeste(['pessoas:criar'], { usuarioId: 8 });
    for (const verbo of ['conferencia', 'execucao']) expect((await passo(id, verbo, { mapeamento: { nome: 0 } }, outra)).status).toBe(404);
    expect((await servidor.pedir('GET', `Pessoa/importacao/${id}`, { quem: outra })).status).toBe(404);
    expect((await enviar('Nome\nZé\n', { dono: quemDeTeste(['pessoas:listar']) })).status).toBe(403);
  });

  it('one key reads one sheet, and one of two clicks runs it', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => enviar('Nome\nUma Vez\n', { chave: 'planilha-uma-vez' })));
    const [uma, outra] = [a, b].map((resposta) => (resposta?.corpo.data as Aberta | undefined)?.id);
    expect(uma).toBe(outra);
    const id = uma ?? 0;
    const cliques = await Promise.all([1, 2].map(() => passo(id, 'execucao', { mapeamento: { nome: 0 } })));
    expect(cliques.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });

  it('who lost the right meanwhile registers nobody', async () => {
    const aberta = await abrir('Nome\nSem Direito\n');
    autor = quemDeTeste(['pessoas:visualizar'], { usuarioId: 7 });
    expect(await executar(aberta)).toMatchObject({ situacao: 'falhou', feitos: 0 });
    autor = quem;
    expect(await acharPorNome('Sem Direito')).toHaveLength(0);
  });

  it('the model sheet imports as it is', async () => {
    const modelo = await servidor.pedir('GET', 'Pessoa/importacao/modelo?Formato=csv', { quem });
    const aberta = await abrir(modelo.bruto.toString('utf8'));
    expect((await passo(aberta.id, 'conferencia', { mapeamento: aberta.mapeamento })).corpo.data).toMatchObject({
      total: 1,
      prontas: 1,
      erros: 0,
    });
  });
});
