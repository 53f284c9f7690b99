import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';

type Protocolo = { id: number; versao: number; anexoNome: string; anexosAnteriores: { id: number; nome: string; trocadoPor: string }[] };
let s: ServidorDeTeste;
let quem: Quem;
let outra: Quem;
let chefe: Quem;
let protocolo: Protocolo;
let vez = 0;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rh, carregarSessao: async () => ({ quem, agora: new Date().toISOString() }) });
  const entrar = async (nome: string, permissoes: Parameters<typeof usuarioDeTeste>[2]) =>
    carregarAutorDeTarefa(s.servicos.db, (await usuarioDeTeste(s, nome, permissoes)).id, null);
  quem = await entrar('coordenacao', { permissoes: ['pessoas:visualizar', 'protocolos:criar', 'protocolos:visualizar'] });
  outra = await entrar('secretaria', { permissoes: ['pessoas:visualizar', 'protocolos:editar', 'protocolos:visualizar'] });
  chefe = await entrar('chefe', { permissoes: ['protocolos:editar', 'protocolos:excluir', 'protocolos:visualizar'] });
});
afterAll(() => s.fechar());

const como = async <T>(alguem: Quem, fazer: () => Promise<T>): Promise<T> => {
  const antes = quem;
  quem = alguem;
  return fazer().finally(() => (quem = antes));
};
const abrir = async (): Promise<Protocolo> => {
  const { id } = await transacao(s.servicos.db, (tx) =>
    criarPessoa(atoDe(tx, { processo: 'teste' }), { nome: 'João', sobrenome: `${(vez += 1)}` }),
  );
  const body = { pessoaId: id, motivo: 'Certidão nova', campos: [{ campo: 'nome', valorProposto: 'João Pedro' }] };
  return (await s.pedir('POST', 'Protocolo', { body })).corpo.data as Protocolo;
};
const enviar = async (id: number, conteudo: Buffer, nome = 'certidao.pdf') => {
  const { status, corpo } = await s.pedir(
    'POST',
    `Protocolo/${id}/anexo`,
    await comoFormulario(conteudo, { nome: 'x', fileName: nome, tipo: 'application/pdf' }),
  );
  return { status, corpo: corpo as { data?: Protocolo; error?: { code: string; fields: { path: string }[] } } };
};
const pdf = async (texto: string): Promise<Buffer> => {
  const documento = new PDFDocument();
  const partes: Buffer[] = [];
  documento.on('data', (parte: Buffer) => partes.push(parte));
  const pronto = new Promise((resolve) => documento.on('end', resolve));
  documento.text(texto).end();
  await pronto;
  return Buffer.concat(partes);
};
const foto = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f6b5b' } });
const ver = (id: number, consulta = '') => s.pedir('GET', `Protocolo/${id}/anexo${consulta}`);
const guardados = async () => (await sql<{ n: number }>`select count(*)::int as n from arquivos`.execute(s.servicos.db)).rows[0]?.n;

describe('attachment', () => {
  it('is a PDF that opens or an image that can be seen: fakes are refused by the field, and nothing is stored', async () => {
    protocolo = await abrir();
    const assinaturaPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const jpeg = await foto().jpeg().toBuffer();
    const fakes: [string, Buffer][] = [
      ['ANEXO_RECUSADO', Buffer.from('<svg onload=alert(1)>')],
      ['ANEXO_RECUSADO', await foto().webp().toBuffer()],
      ['ANEXO_ILEGIVEL', Buffer.from('%PDF-isto nao e um pdf<script>')],
      ['ANEXO_ILEGIVEL', (await pdf('cortado')).subarray(0, 300)],
      ['ANEXO_ILEGIVEL', assinaturaPng],
      ['ANEXO_ILEGIVEL', jpeg.subarray(0, 60)],
    ];
    for (const [codigo, conteudo] of fakes) {
      const { status, corpo } = await enviar(protocolo.id, conteudo);
      expect([status, corpo.error?.code, corpo.error?.fields[0]?.path]).toEqual([415, codigo, 'file']);
    }
    expect(await guardados()).toBe(0);
  });

  it('is saved, not opened, when it is a document; an image is made anew, without the place it was taken', async () => {
    const original = await pdf('Certidão');
    await enviar(protocolo.id, original, '../../certidão.pdf');
    const documento = await ver(protocolo.id);
    expect(documento.bruto.equals(original)).toBe(true);
    expect(String(documento.cabecalhos['content-disposition'])).toMatch(/^attachment; filename="certid_o\.pdf"/);

    const imagem = await abrir();
    const comLugar = await foto()
      .withExif({ IFD0: { Make: 'Telefone da Ana' }, IFD3: { GPSLatitude: '1/1 27/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(comLugar).metadata()).exif).toBeDefined();
    expect((await enviar(imagem.id, Buffer.concat([comLugar, Buffer.from('<script>')]), 'rg.exe')).corpo.data?.anexoNome).toBe(
      'rg.exe.jpg',
    );
    const vista = await ver(imagem.id);
    expect(String(vista.cabecalhos['content-disposition'])).toMatch(/^inline/);
    expect(await sharp(vista.bruto).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    expect((await sharp(vista.bruto).metadata()).exif).toBeUndefined();
    expect(vista.bruto.toString('latin1')).not.toMatch(/script|Telefone/);
  });

  it('gives way to another only from whoever opened the protocol or may delete it, and stays', async () => {
    const antes = await guardados();
    expect((await como(outra, async () => enviar(protocolo.id, await pdf('outra')))).corpo.error?.code).toBe('SO_QUEM_PEDIU_TROCA');
    expect(await guardados()).toBe(antes);
    expect((await enviar(protocolo.id, await pdf('segunda'), 'segunda.pdf')).corpo.data).toMatchObject({
      anexoNome: 'segunda.pdf',
      anexosAnteriores: [{ nome: 'certidão.pdf', trocadoPor: 'coordenacao Figueira' }],
    });
    const { data } = (await como(chefe, async () => enviar(protocolo.id, await foto().png().toBuffer(), 'terceira'))).corpo;
    expect(data).toMatchObject({ anexoNome: 'terceira.png', anexosAnteriores: [{ nome: 'segunda.pdf' }, { nome: 'certidão.pdf' }] });
    const [segunda, primeira] = data?.anexosAnteriores ?? [];
    const anterior = await ver(protocolo.id, `?ArquivoId=${primeira?.id}`);
    expect([anterior.bruto.subarray(0, 5).toString(), String(anterior.cabecalhos['content-disposition']).slice(0, 10)]).toEqual([
      '%PDF-',
      'attachment',
    ]);
    // Of another protocol it is no attachment at all.
    expect((await ver((await abrir()).id, `?ArquivoId=${segunda?.id}`)).status).toBe(404);
    const { id } = await abrir();
    expect((await como(outra, async () => enviar(id, await pdf('a primeira')))).status).toBe(200);
  });

  it('keeps the extension of a name that is too long', async () => {
    const { id } = await abrir();
    const { anexoNome = '' } = (await enviar(id, await pdf('x'), `${'certidão '.repeat(600)}.pdf`)).corpo.data ?? {};
    expect([anexoNome.length, anexoNome.endsWith('.pdf')]).toEqual([200, true]);
  });

  it('comes no more after the decision', async () => {
    const { id, versao } = await abrir();
    await s.pedir('POST', `Protocolo/${id}/cancelamento`, { body: { versao, motivo: 'Engano' } });
    expect((await enviar(id, await pdf('tarde'))).corpo.error?.code).toBe('PROTOCOLO_JA_DECIDIDO');
  });
});
