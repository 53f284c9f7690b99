import { beforeAll, describe, expect, it } from 'vitest';
import { type Identidade, novaIdentidade } from '#tests/helpers/assinados/certificados.ts';
import { assinarPdf } from '#tests/helpers/assinados/pdf-assinado.ts';
import { DocumentoPdf } from '../documento.ts';
import { verificarPdfAssinado } from './verificar.ts';

const cpf = '52998224725';
let raiz: Identidade;
let autoridade: Identidade;
let rosa: Identidade;
let original: Buffer;
let assinado: Buffer;
const escrever = (texto: string): Promise<Buffer> => {
  const escola = {
    versao: 1,
    nome: 'Colégio Exemplo',
    cnpj: null,
    inep: null,
    endereco: null,
    cidade: null,
    uf: null,
    telefone: null,
    email: null,
  };
  const pdf = new DocumentoPdf({ escola, titulo: 'Contrato', criadoEm: '2026-11-26T12:00:00Z' });
  for (let i = 0; i < 40; i += 1) pdf.paragrafo(`${texto} ${i}`);
  return pdf.concluir();
};
beforeAll(async () => {
  raiz = novaIdentidade({ nome: 'Autoridade Raiz de Teste', ca: true });
  autoridade = novaIdentidade({ nome: 'AC Final de Teste', ca: true, emissor: raiz });
  rosa = novaIdentidade({ nome: `ROSA LIMA:${cpf}`, cpf, emissor: autoridade });
  original = await escrever('Cláusula');
  assinado = assinarPdf(original, rosa, { cadeia: [autoridade] });
});

const julgar = (pdf: Buffer, partes: Partial<Parameters<typeof verificarPdfAssinado>[1]> = {}) => {
  try {
    return verificarPdfAssinado(pdf, {
      original,
      cpf,
      esperado: 'Rosa Lima',
      confiaveis: [raiz.x509],
      em: new Date('2026-11-26'),
      ...partes,
    });
  } catch (causa) {
    return (causa as { code: string }).code;
  }
};

describe('a PDF that comes back signed', () => {
  it('is accepted with the name and the CPF of who signed, when our original is its beginning and the chain is trusted', () => {
    expect(julgar(assinado)).toMatchObject({ nome: 'ROSA LIMA', cpf, emissor: 'AC Final de Teste' });
  });

  it.each([10, 200, 900])('with one byte changed, at %i, is refused', (onde) => {
    const mexido = Buffer.from(assinado);
    mexido[onde] = (mexido[onde] ?? 0) ^ 1;
    expect(julgar(mexido)).toBe('PDF_ALTERADO');
  });

  it('with something appended after the signature, before it, or in its hole, is refused', () => {
    expect(julgar(Buffer.concat([assinado, Buffer.from('\n%%EOF\n')]))).toBe('PDF_ACRESCENTADO');
    const comAspas = Buffer.from(assinado.toString('latin1').replace('/Contents <', '/Contents  '), 'latin1');
    expect(julgar(comAspas)).toBe('PDF_ACRESCENTADO');
    expect(julgar(original)).toBe('PDF_SEM_ASSINATURA');
  });

  it('signed by somebody else, or by a certificate without a CPF, is refused', () => {
    expect(julgar(assinado, { cpf: '11144477735' })).toBe('CERTIFICADO_DE_OUTRA_PESSOA');
    const semCpf = novaIdentidade({ nome: 'ROSA LIMA', emissor: autoridade });
    expect(julgar(assinarPdf(original, semCpf, { cadeia: [autoridade] }))).toBe('CERTIFICADO_SEM_CPF');
  });

  it('of another paper, or whose appended part brings other words, is refused', async () => {
    const outro = await escrever('Outra cláusula');
    expect(julgar(assinarPdf(outro, rosa, { cadeia: [autoridade] }))).toBe('PDF_DE_OUTRO_DOCUMENTO');
    const fluxo = /(?:^|\n)(\d+) 0 obj\n<<[^>]*>>\nstream/.exec(original.toString('latin1'))?.[1] ?? '';
    expect(fluxo).not.toBe('');
    const trocado = assinarPdf(original, rosa, {
      cadeia: [autoridade],
      antes: `${fluxo} 0 obj\n<< /Length 4 >>\nstream\nnada\nendstream\nendobj\n`,
    });
    expect(julgar(trocado)).toBe('PDF_DE_OUTRO_DOCUMENTO');
    const pagina = /(?:^|\n)(\d+) 0 obj\n<<[^<]*\/Type \/Page\b/.exec(original.toString('latin1'))?.[1] ?? '';
    expect(pagina).not.toBe('');
    const outraPagina = assinarPdf(original, rosa, {
      cadeia: [autoridade],
      antes: `${pagina} 0 obj\n<< /Type /Page /Contents 900001 0 R >>\nendobj\n`,
    });
    expect(julgar(outraPagina)).toBe('PDF_DE_OUTRO_DOCUMENTO');
  });

  it('whose appended part shows other pages by another catalog, an object written twice, other resources or another size, is refused', () => {
    const texto = original.toString('latin1');
    const numeroDe = (tipo: string): string =>
      new RegExp(String.raw`(?:^|\n)(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/Type \/${tipo}\b`).exec(texto)?.[1] ?? '';
    const dicionario = (numero: string): string =>
      new RegExp(String.raw`(?:^|\n)${numero} 0 obj\n<<([\s\S]*?)>>\nendobj`).exec(texto)?.[1] ?? '';
    const com = (partes: Parameters<typeof assinarPdf>[2]) => julgar(assinarPdf(original, rosa, { cadeia: [autoridade], ...partes }));
    const [catalogo, pagina] = [numeroDe('Catalog'), numeroDe('Page')];
    const [doCatalogo, daPagina] = [dicionario(catalogo), dicionario(pagina)];
    expect(daPagina).toContain('/Resources');
    const outroCatalogo = `800001 0 obj\n<< /Type /Catalog /Pages 800002 0 R >>\nendobj\n800002 0 obj\n<< /Type /Pages /Count 0 /Kids [] >>\nendobj\n`;
    const objeto = (n: string, dic: string): string => `${n} 0 obj\n<<${dic}>>\nendobj\n`;
    const outros = [
      { antes: outroCatalogo, raiz: '800001' },
      { antes: `${objeto(catalogo, doCatalogo)}${objeto(catalogo, doCatalogo)}` },
      { antes: objeto(pagina, daPagina.replace(/\/Resources \d+/, '/Resources 800003')) },
      { antes: objeto(pagina, daPagina.replace(/\/MediaBox \[[^\]]*\]/, '/MediaBox [0 0 10 10]')) },
      { antes: objeto(pagina, `${daPagina} /Contents 800003 0 R`) },
      { antes: `800004 0 obj\n<< /Subtype /FreeText >>\nendobj\n${objeto(pagina, `${daPagina} /Annots [800004 0 R]`)}` },
      { rect: '[0 0 590 840]' },
    ];
    expect(outros.map(com)).toEqual(outros.map(() => 'PDF_DE_OUTRO_DOCUMENTO'));
    expect(com({ antes: objeto(pagina, daPagina) })).toMatchObject({ cpf });
  });

  it('signed by two, one after the other in one file, is the signature of both and of nobody else', () => {
    const bruno = '11144477735';
    const dosDois = assinarPdf(assinado, novaIdentidade({ nome: 'BRUNO LIMA', cpf: bruno, emissor: autoridade }), {
      cadeia: [autoridade],
    });
    expect(julgar(dosDois)).toMatchObject({ nome: 'ROSA LIMA', cpf });
    expect(julgar(dosDois, { cpf: bruno })).toMatchObject({ nome: 'BRUNO LIMA' });
    expect(julgar(dosDois, { cpf: '16899535009' })).toBe('CERTIFICADO_DE_OUTRA_PESSOA');
  });

  it('whose chain is unknown, expired, or issued by a person, is refused', () => {
    expect(julgar(assinado, { confiaveis: [] })).toBe('CADEIA_DESCONHECIDA');
    expect(julgar(assinado, { em: new Date('2041-01-01') })).toBe('CADEIA_VENCIDA');
    const velha = novaIdentidade({ nome: 'AC vencida', ca: true, emissor: raiz, ate: '2025-01-01' });
    const deVelha = novaIdentidade({ nome: 'ROSA LIMA', cpf, emissor: velha });
    expect(julgar(assinarPdf(original, deVelha, { cadeia: [velha] }))).toBe('CADEIA_VENCIDA');
    // An authority that was issued anew with its key is found behind the certificate that is over.
    const nova = novaIdentidade({ nome: 'AC vencida', ca: true, emissor: raiz, comAChaveDe: velha });
    expect(julgar(assinarPdf(original, deVelha, { cadeia: [velha, nova] }))).toMatchObject({ cpf });
    // Whoever has a certificate of a person issues none.
    const forjada = novaIdentidade({
      nome: 'ROSA LIMA',
      cpf,
      emissor: novaIdentidade({ nome: 'MALLORY', cpf: '11144477735', emissor: autoridade }),
    });
    expect(julgar(assinarPdf(original, forjada, { cadeia: [autoridade] }))).toBe('CADEIA_DESCONHECIDA');
    const raizForjada = novaIdentidade({ nome: 'Autoridade Raiz de Teste', ca: true });
    const porForjada = novaIdentidade({ nome: 'ROSA LIMA', cpf, emissor: raizForjada });
    expect(julgar(assinarPdf(original, porForjada, { cadeia: [raizForjada] }))).toBe('CADEIA_DESCONHECIDA');
  });

  it('with a signature that is none, is refused in words', () => {
    const torto = Buffer.from(assinado.toString('latin1').replace(/\/Contents <[0-9a-f]{40}/, `/Contents <${'0'.repeat(40)}`), 'latin1');
    expect(julgar(torto)).toBe('PDF_ASSINATURA_ILEGIVEL');
  });
});
