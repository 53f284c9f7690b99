import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encerrarVencidas } from '#domains/academico/temporadas/campanhas/server/door.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { somarDias } from '#shared/datas.ts';
import { dado, foto, hoje, mundoDaTemporada, type Protocolo } from '#tests/helpers/temporada/mundo.ts';

let mundo: Awaited<ReturnType<typeof mundoDaTemporada>>;
beforeAll(async () => {
  mundo = await mundoDaTemporada();
});
afterAll(() => mundo.s.fechar());

describe('the health form by the link', () => {
  const ficha = { ...fichaVazia(), alergias: 'Amendoim', declaracao: true, versao: 0 };
  test('waits sealed, is seen and accepted only by who may, and leaves no copy', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    dado(await mundo.enviar(tokens['rita@demo.escola'] ?? '', 'Ana', { valores: null, ficha }));
    const [protocolo] = await mundo.protocolos();
    expect(JSON.stringify(protocolo)).not.toContain('Amendoim');
    const { rows } = await sql<{
      dados: Buffer;
    }>`select dados_cifrados as dados from protocolos_fichas where protocolo_id = ${protocolo?.id}`.execute(mundo.s.banco.db);
    expect(rows[0]?.dados.includes('Amendoim')).toBe(false);
    const ver = (quem: Quem) => mundo.s.pedir('GET', `Protocolo/${protocolo?.id}/ficha-saude`, { quem });
    expect((await ver(mundo.secretaria)).status).toBe(403);
    expect((await mundo.decidir(protocolo as Protocolo)).status).toBe(403);
    expect(dado<{ proposta: { alergias: string } }>(await ver(mundo.enfermaria)).proposta.alergias).toBe('Amendoim');
    const vistas = await sql<{
      n: number;
    }>`select count(*)::int as n from fichas_saude_visualizacoes where pessoa_id = ${mundo.ids.Ana}`.execute(mundo.s.banco.db);
    expect(vistas.rows[0]?.n).toBe(1);
    expect(dado<Protocolo>(await mundo.decidir(protocolo as Protocolo, mundo.enfermaria)).situacao).toBe('deferido');
    expect((await sql`select 1 as um from protocolos_fichas`.execute(mundo.s.banco.db)).rows).toHaveLength(0);
    const guardada = dado<{ alergias: string }>(await mundo.s.pedir('GET', `FichaSaude/${mundo.ids.Ana}`, { quem: mundo.enfermaria }));
    expect(guardada.alergias).toBe('Amendoim');
  });

  test('does not take the place of one that changed after it was sent', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    dado(await mundo.enviar(tokens['rita@demo.escola'] ?? '', 'Ana', { valores: null, ficha: { ...ficha, alergias: 'Nada' } }));
    const [protocolo] = await mundo.protocolos();
    await sql`update fichas_saude set versao = versao + 1 where pessoa_id = ${mundo.ids.Ana}`.execute(mundo.s.banco.db);
    expect((await mundo.protocolos())[0]?.campos[0]).toMatchObject({ campo: 'fichaSaude', mudou: true });
    const aceitar = async () => (await mundo.decidir(protocolo as Protocolo, mundo.enfermaria)).corpo.error?.code;
    // Nobody takes one in without having seen it beside the one that stands.
    expect(await aceitar()).toBe('FICHA_NAO_VISTA');
    dado(await mundo.s.pedir('GET', `FichaSaude/${mundo.ids.Ana}`, { quem: mundo.enfermaria }));
    expect(await aceitar()).toBe('FICHA_NAO_VISTA');
    dado(await mundo.s.pedir('GET', `Protocolo/${protocolo?.id}/ficha-saude`, { quem: mundo.enfermaria }));
    expect(await aceitar()).toBe('FICHA_MUDOU');
  });
});

describe('attacks', () => {
  test('children of another family, of another class, and oneself as a child are not there', async () => {
    const { tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const { visto } = await mundo.pessoaDe(token, 'Rita');
    for (const nome of ['Beto', 'Caio', 'Paulo', 'Vera']) {
      const { status, corpo } = await mundo.chamar('envio', { token, pessoaId: mundo.ids[nome], visto, valores: { rg: '1' } });
      expect([status, corpo.error?.code]).toEqual([404, 'PESSOA_DE_OUTRA_FAMILIA']);
    }
    const deOutro = await mundo.chamar('documento', { token, pessoaId: mundo.ids.Beto, tipo: 'rg', nome: 'x.jpg', conteudo: await foto() });
    expect(deOutro.corpo.error?.code).toBe('PESSOA_DE_OUTRA_FAMILIA');
    expect((await mundo.enviar(token, 'Rita', { ficha: { ...fichaVazia(), declaracao: true, versao: 0 } })).corpo.error?.code).toBe(
      'FICHA_NAO_PEDIDA',
    );
  });

  test('what was not asked for is refused: a field, a document', async () => {
    const { tokens } = await mundo.abrir({ campos: ['rg'], documentos: ['rg'] });
    const token = tokens['rita@demo.escola'] ?? '';
    expect((await mundo.enviar(token, 'Rita', { valores: { celular: '(91) 98888-7766' } })).corpo.error?.code).toBe('CAMPO_NAO_PEDIDO');
    const documento = await mundo.chamar('documento', {
      token,
      pessoaId: mundo.ids.Rita,
      tipo: 'cpf',
      nome: 'x.jpg',
      conteudo: await foto(),
    });
    expect(documento.corpo.error?.code).toBe('DOCUMENTO_NAO_PEDIDO');
  });

  test('a guessed secret, an expired one, an ended season and a season before or after its days open nothing', async () => {
    const { id, versao, tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const codigo = async (qual = token) => (await mundo.chamar('abertura', { token: qual })).corpo.error?.code;
    expect(await codigo('x'.repeat(43))).toBe('LINK_EXTERNO_INVALIDO');
    await sql`update temporadas set data_inicio = ${somarDias(hoje, 1)} where id = ${id}`.execute(mundo.s.banco.db);
    expect(await codigo()).toBe('TEMPORADA_FORA_DO_PRAZO');
    await sql`update temporadas set data_inicio = ${somarDias(hoje, -9)}, data_fim = ${somarDias(hoje, -1)} where id = ${id}`.execute(
      mundo.s.banco.db,
    );
    expect(await codigo()).toBe('TEMPORADA_FORA_DO_PRAZO');
    await sql`update temporadas set data_fim = ${hoje} where id = ${id}`.execute(mundo.s.banco.db);
    await sql`update links_externos set expira_em = now() - interval '1 minute' where revogado_em is null`.execute(mundo.s.banco.db);
    expect(await codigo()).toBe('LINK_EXTERNO_VENCIDO');
    await sql`update links_externos set expira_em = now() + interval '1 day' where revogado_em is null`.execute(mundo.s.banco.db);
    expect(await codigo()).toBeUndefined();
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
    dado(await mundo.agir(id, 'encerramento', versao));
    expect(await codigo()).toBe('LINK_EXTERNO_ENCERRADO');
    // What was photographed and not sent goes with it.
    expect(
      (
        await sql`select 1 as um from temporadas_documentos d join temporadas_convites c on c.id = d.convite_id where c.temporada_id = ${id}`.execute(
          mundo.s.banco.db,
        )
      ).rows,
    ).toEqual([]);
  });

  test('a season past its last day is closed by the cleaning, and what was photographed and not sent goes', async () => {
    const { id, tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
    const { db } = mundo.s.banco;
    const limpar = () => encerrarVencidas(mundo.s.servicos);
    await limpar();
    const estado = async () =>
      (
        await sql<{ situacao: string; documentos: number }>`select t.situacao, (select count(*)::int from temporadas_documentos d
          join temporadas_convites c on c.id = d.convite_id where c.temporada_id = t.id) as documentos from temporadas t where t.id = ${id}`.execute(
          db,
        )
      ).rows[0];
    expect(await estado()).toEqual({ situacao: 'aberta', documentos: 1 });
    await sql`update temporadas set data_inicio = ${somarDias(hoje, -9)}, data_fim = ${somarDias(hoje, -1)} where id = ${id}`.execute(db);
    await Promise.all([limpar(), limpar()]);
    expect(await estado()).toEqual({ situacao: 'encerrada', documentos: 0 });
  });

  test('a photo of 50 MB is refused before it is read, one that is none is refused as such, and the answer is kept nowhere', async () => {
    const { tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const com = (conteudo: string) => mundo.chamar('documento', { token, pessoaId: mundo.ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo });
    expect((await com('A'.repeat(50 * 1_048_576))).status).toBe(413);
    for (const [conteudo, code] of [
      ['<svg onload="alert(1)"/>', 'ANEXO_RECUSADO'],
      ['%PDF-1.7 nothing', 'ANEXO_ILEGIVEL'],
    ] as const)
      expect((await com(Buffer.from(conteudo).toString('base64'))).corpo.error).toMatchObject({ code, fields: [{ path: 'conteudo' }] });
    expect((await mundo.chamar('abertura', { token })).cabecalhos['cache-control']).toContain('no-store');
    expect((await mundo.s.app.inject({ method: 'GET', url: `/conferir-cadastro?token=${token}` })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });
});
