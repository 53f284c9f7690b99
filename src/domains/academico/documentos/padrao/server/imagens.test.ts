import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lerImagensDosPapeis } from '#platform/server/papel/imagens.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { papelEmBranco } from '#shared/papel/esquema.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { arquivoDaImagem } from '#platform/server/papel/imagens.ts';
import { guardarImagem, prepararImagem } from './imagens.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

test('an image is kept no larger than a page needs, and read again for the screen and for paper', async () => {
  const conteudo = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#146c54' } })
    .png()
    .toBuffer();
  const pronta = await prepararImagem({ fileName: 'brasao.png', tipo: 'image/png', conteudo });
  const guardada = await transacao(banco.db, (tx) => guardarImagem(atoDe(tx, fernanda), pronta));
  expect(guardada).toMatchObject({ largura: 1600, altura: 400 });
  expect((await arquivoDaImagem(banco.db, guardada.id)).tipo).toBe('image/png');
  const lidas = await lerImagensDosPapeis(banco.db, [guardada.id, guardada.id, 999_999]);
  expect([...lidas.keys()]).toEqual([guardada.id]);
  expect(lidas.get(guardada.id)).toMatchObject({ largura: 1600, altura: 400 });
  await expect(arquivoDaImagem(banco.db, 999_999)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
});

test('the background of a page is printed once for all pages of a file', async () => {
  const conteudo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#eef2f1' } })
    .jpeg()
    .toBuffer();
  const pronta = await prepararImagem({ fileName: 'fundo.jpg', tipo: 'image/jpeg', conteudo });
  const { id: fundo } = await transacao(banco.db, (tx) => guardarImagem(atoDe(tx, fernanda), pronta));
  const escola = await lerEscola(banco.db);
  const branco = papelEmBranco();
  const papel = {
    ...branco,
    pagina: { ...branco.pagina, fundo },
    blocos: [{ tipo: 'quebraDePagina' as const }, { tipo: 'regua' as const }],
  };
  const pdf = await papeisEmPdf(banco.db, [{ papel, escola, selo: null }], { titulo: 'Com fundo', criadoEm: '2026-03-10T12:00:00Z' });
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBe(1);
});
