import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { camposAlteraveis, criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { opcoesDoCampo, textosCampos } from '#domains/rh/texts-campos.ts';

type Protocolo = {
  id: number;
  numero: string;
  versao: number;
  situacao: string;
  temAnexo: boolean;
  campos: {
    campo: string;
    valorAtual: unknown;
    valorProposto: unknown;
    valorAgora: unknown;
    mudou: boolean;
    decisao: string | null;
  }[];
};
let s: ServidorDeTeste;
let secretaria: Quem;
let chefe: Quem;
const autor = { processo: 'teste' };
const pessoa = (nome: string, extra = {}) =>
  transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, autor), { nome, sobrenome: 'Tavares', ...extra }));

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rh });
  const [a, b] = [await usuarioDeTeste(s, 'secretaria'), await usuarioDeTeste(s, 'chefe')];
  secretaria = quemDeTeste(['pessoas:visualizar', 'protocolos:criar', 'protocolos:visualizar', 'protocolos:listar'], {
    usuarioId: a.id,
    pessoaId: a.pessoaId,
  });
  chefe = quemDeTeste(['protocolos:editar', 'protocolos:visualizar', 'protocolos:listar', 'protocolos:excluir'], {
    usuarioId: b.id,
    pessoaId: b.pessoaId,
  });
});
afterAll(() => s.fechar());

const pedir = (pessoaId: number, campos: Record<string, unknown>, quem = secretaria) =>
  s.pedir('POST', 'Protocolo', {
    quem,
    body: { pessoaId, motivo: 'Certidão nova', campos: Object.entries(campos).map(([campo, valorProposto]) => ({ campo, valorProposto })) },
  });
const novo = async (pessoaId: number, campos: Record<string, unknown>) => (await pedir(pessoaId, campos)).corpo.data as Protocolo;
const decidir = (p: Protocolo, recusas: Record<string, string> = {}, quem = chefe, versao = p.versao) =>
  s.pedir('POST', `Protocolo/${p.id}/decisao`, {
    quem,
    body: {
      versao,
      parecer: 'Conferido',
      campos: p.campos.map(({ campo }) => ({ campo, aceito: !(campo in recusas), motivoRecusa: recusas[campo] ?? null })),
    },
  });
const lerPessoa = async (id: number) =>
  (
    await sql<{ nome: string; sobrenome: string; cpf: string | null }>`select nome, sobrenome, cpf from pessoas where id = ${id}`.execute(
      s.servicos.db,
    )
  ).rows[0];

describe('request', () => {
  it('keeps current and clean proposed values side by side, and changes nothing yet', async () => {
    const { id } = await pessoa('Bento');
    const protocolo = await novo(id, { cpf: '529.982.247-25', nome: '  Bento José ', celular: '(91) 98888-7766' });
    expect(protocolo).toMatchObject({ situacao: 'aberto', numero: expect.stringMatching(/^\d{4}-\d{6}$/) });
    expect(protocolo.campos.map(({ campo, valorAtual, valorProposto, mudou }) => [campo, valorAtual, valorProposto, mudou])).toEqual([
      ['cpf', null, '52998224725', false],
      ['nome', 'Bento', 'Bento José', false],
      ['celular', null, '+5591988887766', false],
    ]);
    expect(await lerPessoa(id)).toMatchObject({ nome: 'Bento', cpf: null });
    const { rows } = await sql`select 1 from auditoria where acao like 'pessoa.alterada%' and alvo_id = ${id}`.execute(s.servicos.db);
    expect(rows).toHaveLength(0);
  });

  it('refuses what could not be applied, at the place of the field', async () => {
    await pessoa('Dona do CPF', { cpf: '11144477735' });
    const { id } = await pessoa('Caio');
    const campos = async (valores: Record<string, string | null>) => (await pedir(id, valores)).corpo.error;
    expect((await campos({ nome: 'Caio' }))?.fields).toEqual([
      expect.objectContaining({ path: 'campos.0.valorProposto', code: 'CAMPO_SEM_MUDANCA' }),
    ]);
    expect((await campos({ nome: 'C', cpf: '123' }))?.fields).toEqual([
      expect.objectContaining({ path: 'campos.1.valorProposto', code: 'CPF_INVALIDO' }),
    ]);
    expect((await campos({ cpf: '11144477735' }))?.fields[0]?.path).toBe('campos.0.valorProposto');
    expect((await campos({ versao: '9' }))?.fields[0]?.path).toBe('campos.0.campo');
    const ninguem = await pedir(999_999, { nome: 'X' });
    expect([ninguem.status, ninguem.corpo.error?.fields.map(({ path }) => path)]).toEqual([404, ['pessoaId']]);
    const repetido = await s.pedir('POST', 'Protocolo', {
      quem: secretaria,
      body: {
        pessoaId: id,
        motivo: 'x',
        campos: [
          { campo: 'rg', valorProposto: '1' },
          { campo: 'rg', valorProposto: '2' },
        ],
      },
    });
    expect(repetido.corpo.error?.fields).toEqual([expect.objectContaining({ path: 'campos.1.campo', code: 'CAMPO_REPETIDO' })]);
    expect((await sql`select 1 from protocolos where pessoa_id = ${id}`.execute(s.servicos.db)).rows).toHaveLength(0);
  });

  it('tells everything that is wrong at once, whatever kind of field it is', async () => {
    const { id } = await pessoa('Cora', { dataNascimento: '2010-01-01' });
    const errado = { cpf: '123', religiao: {}, dataNascimento: '2199-01-01', celular: '91', email: 'a@', endereco: 'texto', versao: '9' };
    const campos = Object.entries(errado).map(([campo, valorProposto]) => ({ campo, valorProposto }));
    const { status, corpo } = await s.pedir('POST', 'Protocolo', { quem: secretaria, body: { pessoaId: id, motivo: '', campos } });
    expect([status, corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).toSorted()]).toEqual([
      400,
      [
        'campos.0.valorProposto CPF_INVALIDO',
        'campos.1.valorProposto TEXTO_INVALIDO',
        'campos.2.valorProposto NASCIMENTO_NO_FUTURO',
        'campos.3.valorProposto CELULAR_INVALIDO',
        'campos.4.valorProposto EMAIL_INVALIDO',
        'campos.5.valorProposto OBJETO_INVALIDO',
        'campos.6.campo CAMPO_NAO_ALTERAVEL',
        'motivo CAMPO_REQUERIDO',
      ],
    ]);
    // Against what stays in the registration too.
    expect((await pedir(id, { rgDataEmissao: '2009-01-01', celular: '91' })).status).toBe(400);
    expect((await pedir(id, { rgDataEmissao: '2009-01-01' })).corpo.error?.fields).toMatchObject([
      { path: 'campos.0.valorProposto', code: 'EMISSAO_ANTES_DO_NASCIMENTO' },
    ]);
  });

  it('shows the registration only to who may see that person, or is that person', async () => {
    const { id } = await pessoa('Enzo', { cpf: '39053344705' });
    const soProtocolos = quemDeTeste(['protocolos:criar', 'protocolos:visualizar'], { usuarioId: secretaria.usuarioId });
    const campos = (quem: Quem) => s.pedir('GET', `Protocolo/campos/${id}`, { quem });
    for (const { status, corpo } of [await campos(soProtocolos), await pedir(id, { nome: 'Enzo Luís' }, soProtocolos)])
      expect([status, corpo.error?.code]).toEqual([403, 'SEM_PERMISSAO']);
    expect((await s.pedir('GET', 'Protocolo/campos/999999', { quem: soProtocolos })).status).toBe(403);
    for (const quem of [secretaria, { ...soProtocolos, pessoaId: id }]) {
      expect((await campos(quem)).corpo.data).toMatchObject({ nome: 'Enzo Tavares' });
      expect((await pedir(id, { nome: 'Enzo Luís' }, quem)).status).toBe(200);
    }
  });

  it('knows every field and every option that pessoas accepts', async () => {
    expect(Object.keys(textosCampos).sort()).toEqual([...camposAlteraveis].sort());
    const { id } = await pessoa('Todas as opções');
    for (const campo of camposAlteraveis) {
      for (const { valor } of opcoesDoCampo(campo) ?? [])
        expect((await pedir(id, { [campo]: valor })).status, `${campo}=${valor}`).toBe(200);
    }
  });
});

describe('the main address', () => {
  const antiga = {
    tipo: 'residencial' as const,
    cep: '66050360',
    logradouro: 'Travessa São Pedro',
    numero: '120',
    cidade: 'Belém',
    uf: 'PA' as const,
  };
  const nova = { tipo: 'residencial', cep: '66.093-020', logradouro: 'Travessa Mauriti', numero: '1480', cidade: 'Belém', uf: 'PA' };
  const enderecosDe = async (id: number) =>
    (
      await sql<{
        id: number;
        logradouro: string;
        numero: string | null;
        pais: string;
        principal: boolean;
      }>`select id, logradouro, numero, pais, principal
        from pessoas_enderecos where pessoa_id = ${id} order by principal desc, id`.execute(s.servicos.db)
    ).rows;

  it('is one field with both values side by side, applied as the form applies it; the other addresses stay', async () => {
    const { id } = await pessoa('Flora', {
      enderecos: [
        { ...antiga, principal: true },
        { ...antiga, tipo: 'comercial', numero: '9' },
      ],
    });
    const oferecidos = (await s.pedir('GET', `Protocolo/campos/${id}`, { quem: secretaria })).corpo.data as {
      campos: { campo: string; valorAtual: unknown }[];
    };
    expect(oferecidos.campos.find(({ campo }) => campo === 'endereco')?.valorAtual).toMatchObject(antiga);
    const protocolo = await novo(id, { endereco: nova, celular: '91988887766' });
    const [campo] = protocolo.campos;
    expect(campo).toMatchObject({
      campo: 'endereco',
      valorAtual: antiga,
      valorProposto: { ...nova, cep: '66093020', pais: 'Brasil', complemento: null },
      mudou: false,
    });
    const [antes] = await enderecosDe(id);
    expect((await decidir(protocolo, { celular: 'Não confere' })).status).toBe(200);
    expect(await enderecosDe(id)).toMatchObject([
      { id: antes?.id, logradouro: 'Travessa Mauriti', numero: '1480', principal: true },
      { logradouro: 'Travessa São Pedro', numero: '9', principal: false },
    ]);
    const { rows } = await sql<{ antes: { enderecos: unknown[] }; acao: string }>`select acao, antes from auditoria
      where alvo_tipo = 'pessoa' and alvo_id = ${id} order by seq desc limit 1`.execute(s.servicos.db);
    expect(rows).toMatchObject([
      { acao: 'pessoa.alterada-por-protocolo', antes: { enderecos: [{ logradouro: 'Travessa São Pedro' }, {}] } },
    ]);
  });

  it('may be asked for where there is none, abroad, and away', async () => {
    const { id } = await pessoa('Gil');
    const fora = { tipo: 'residencial', logradouro: 'Rua Augusta', cidade: 'Lisboa', cep: '1100-053', pais: 'Portugal' };
    expect((await decidir(await novo(id, { endereco: fora }))).status).toBe(200);
    expect(await enderecosDe(id)).toMatchObject([{ logradouro: 'Rua Augusta', pais: 'Portugal', principal: true }]);
    expect((await decidir(await novo(id, { endereco: null }))).status).toBe(200);
    expect(await enderecosDe(id)).toEqual([]);
  });

  it('is refused part by part, when it says the same, and when it changed since', async () => {
    const { id } = await pessoa('Hugo', { enderecos: [antiga] });
    const recusas = async (campos: Record<string, unknown>) =>
      (await pedir(id, campos)).corpo.error?.fields.map(({ path, code }) => `${path} ${code}`);
    expect(await recusas({ nome: 'H', endereco: { ...nova, cep: '1', uf: null } })).toEqual([
      'campos.1.valorProposto.cep CEP_INVALIDO',
      'campos.1.valorProposto.uf CAMPO_REQUERIDO',
    ]);
    expect(await recusas({ endereco: { ...antiga, cep: '66050-360' } })).toEqual(['campos.0.valorProposto CAMPO_SEM_MUDANCA']);
    expect(await recusas({ endereco: 'Rua X' })).toEqual(['campos.0.valorProposto OBJETO_INVALIDO']);
    expect(await recusas({ celular: { numero: 1 } })).toEqual(['campos.0.valorProposto TEXTO_INVALIDO']);
    expect(await recusas({ nome: { nome: 'H' } })).toEqual(['campos.0.valorProposto TEXTO_INVALIDO']);
    const protocolo = await novo(id, { endereco: nova });
    await sql`update pessoas_enderecos set numero = '121' where pessoa_id = ${id}`.execute(s.servicos.db);
    const visto = (await s.pedir('GET', `Protocolo/${protocolo.id}`, { quem: chefe })).corpo.data as Protocolo;
    expect(visto.campos).toMatchObject([{ valorAtual: { numero: '120' }, valorAgora: { numero: '121' }, mudou: true }]);
    const { status, corpo } = await decidir(protocolo);
    expect([status, corpo.error?.code]).toEqual([409, 'CAMPOS_MUDARAM']);
    expect(await enderecosDe(id)).toMatchObject([{ logradouro: 'Travessa São Pedro', numero: '121' }]);
  });

  it('accepts what the register says already, asked twice or typed meanwhile, and writes nothing', async () => {
    const { id } = await pessoa('Enzo', { enderecos: [antiga] });
    const [primeiro, segundo] = [
      await novo(id, { endereco: nova, sobrenome: 'Braga' }),
      await novo(id, { endereco: nova, sobrenome: 'Braga' }),
    ];
    expect((await decidir(primeiro)).status).toBe(200);
    const visto = (await s.pedir('GET', `Protocolo/${segundo.id}`, { quem: chefe })).corpo.data as Protocolo;
    expect(visto.campos.map(({ mudou }) => mudou)).toEqual([false, false]);
    const antes = await enderecosDe(id);
    const { status, corpo } = await decidir(segundo);
    expect([status, (corpo.data as { situacao: string }).situacao]).toEqual([200, 'deferido']);
    expect(await enderecosDe(id)).toEqual(antes);
  });

  it('two decisions at once apply it once', async () => {
    const { id } = await pessoa('Iva', { enderecos: [antiga] });
    const protocolo = await novo(id, { endereco: nova });
    const duas = await Promise.all([decidir(protocolo), decidir(protocolo)]);
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await enderecosDe(id)).toMatchObject([{ logradouro: 'Travessa Mauriti' }]);
  });
});

describe('decision', () => {
  it('applies what was accepted and only that, with the reasons kept', async () => {
    const { id } = await pessoa('Davi');
    const protocolo = await novo(id, { nome: 'Davi Luís', sobrenome: 'Lobato', cpf: '52998224725' });
    const { status, corpo } = await decidir(protocolo, { cpf: 'Documento ilegível' });
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({
      situacao: 'deferido_em_parte',
      campos: [{ decisao: 'aceito' }, { decisao: 'aceito' }, { decisao: 'recusado', motivoRecusa: 'Documento ilegível' }],
    });
    expect(await lerPessoa(id)).toEqual({ nome: 'Davi Luís', sobrenome: 'Lobato', cpf: null });
    const { rows } = await sql<{
      motivo: string;
    }>`select motivo from auditoria where alvo_tipo = 'pessoa' and alvo_id = ${id} and acao like 'pessoa.alterada%'`.execute(s.servicos.db);
    expect(rows).toEqual([{ motivo: `${protocolo.numero}: Certidão nova` }]);
  });

  it('applies nothing over a value that changed since, and names the fields', async () => {
    const { id } = await pessoa('Elis');
    const protocolo = await novo(id, { nome: 'Elisa', sobrenome: 'Braga' });
    await sql`update pessoas set nome = 'Eliana', versao = versao + 1 where id = ${id}`.execute(s.servicos.db);
    const visto = (await s.pedir('GET', `Protocolo/${protocolo.id}`, { quem: chefe })).corpo.data as Protocolo;
    expect(visto.campos[0]).toMatchObject({ valorAtual: 'Elis', valorAgora: 'Eliana', mudou: true });
    const { status, corpo } = await decidir(protocolo);
    expect([status, corpo.error?.code, corpo.error?.message]).toEqual([
      409,
      'CAMPOS_MUDARAM',
      'O cadastro mudou depois do pedido: Nome. Confira os valores de agora antes de decidir.',
    ]);
    expect(await lerPessoa(id)).toMatchObject({ nome: 'Eliana', sobrenome: 'Tavares' });
    expect((await decidir(protocolo, { nome: 'Já mudou' })).status).toBe(200);
    expect(await lerPessoa(id)).toMatchObject({ nome: 'Eliana', sobrenome: 'Braga' });
  });

  it('is taken once when two people decide at the same instant; the second is told by whom', async () => {
    const { id } = await pessoa('Flávia');
    const protocolo = await novo(id, { nome: 'Flávia Maria' });
    const respostas = await Promise.all([decidir(protocolo), decidir(protocolo, { nome: 'Não' })]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const recusada = respostas.find(({ status }) => status === 409)?.corpo.error;
    expect(recusada?.code).toBe('PROTOCOLO_JA_DECIDIDO');
    expect(recusada?.message).toMatch(/por chefe Figueira em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  });

  it('waits for a running edit of the person and then sees it', async () => {
    const { id } = await pessoa('Gil');
    const protocolo = await novo(id, { nome: 'Gilberto' });
    let decidindo: ReturnType<typeof decidir> | null = null;
    await transacao(s.servicos.db, async (tx) => {
      await sql`update pessoas set nome = 'Gilson' where id = ${id}`.execute(tx);
      decidindo = decidir(protocolo);
      await new Promise((seguir) => setTimeout(seguir, 150));
    });
    expect((await (decidindo as unknown as ReturnType<typeof decidir>)).status).toBe(409);
    expect(await lerPessoa(id)).toMatchObject({ nome: 'Gilson' });
  });

  it('is not for whoever the registration belongs to, nor without a reason for refusals', async () => {
    const { id } = await pessoa('Hugo');
    const protocolo = await novo(id, { nome: 'Hugo Leal' });
    expect((await decidir(protocolo, {}, { ...chefe, pessoaId: id })).corpo.error?.code).toBe('PROPRIO_CADASTRO');
    expect((await decidir(protocolo, {}, secretaria)).status).toBe(403);
    expect((await decidir(protocolo, { nome: '' })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'campos.0.motivoRecusa', code: 'MOTIVO_DA_RECUSA' }),
    ]);
    expect((await decidir(protocolo, {}, chefe, protocolo.versao + 1)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  });

  it('can be withdrawn by who asked, or by who may delete', async () => {
    const { id } = await pessoa('Íris');
    const cancelar = (p: Protocolo, quem: Quem) =>
      s.pedir('POST', `Protocolo/${p.id}/cancelamento`, { quem, body: { versao: p.versao, motivo: 'Engano' } });
    const protocolo = await novo(id, { nome: 'Íris Maria' });
    expect((await cancelar(protocolo, { ...secretaria, usuarioId: chefe.usuarioId })).corpo.error?.code).toBe('SO_QUEM_PEDIU');
    expect((await cancelar(protocolo, secretaria)).corpo.data).toMatchObject({ situacao: 'cancelado', parecer: 'Engano' });
    expect((await decidir(protocolo)).corpo.error?.code).toBe('PROTOCOLO_JA_DECIDIDO');
    expect((await cancelar(await novo(id, { nome: 'Íris Lia' }), chefe)).status).toBe(200);
  });
});

describe('list', () => {
  it('finds by name without accents and by number, newest first', async () => {
    const { id } = await pessoa('Kauã');
    const protocolo = await novo(id, { nome: 'Cauã' });
    const listar = async (q: string) =>
      (await s.pedir('GET', `Protocolo/obter-paginado?${q}`, { quem: chefe })).corpo.data as { itens: Protocolo[]; total: number };
    expect((await listar('Nome=kaua%20tavares')).itens.map((p) => p.numero)).toEqual([protocolo.numero]);
    expect((await listar(`Nome=${protocolo.numero}&Situacao=aberto`)).total).toBe(1);
    const tudo = await s.pedir('GET', 'Protocolo/obter-paginado', { quem: chefe });
    expect((tudo.corpo.data as { itens: Protocolo[] }).itens[0]?.numero).toBe(protocolo.numero);
    expect(Number(tudo.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(5);
  });
});
