import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import type { Bloco } from '#shared/papel/esquema.ts';
import type { Caixa } from '#shared/papel/pecas.ts';
import type { Escola } from '../escola.ts';
import { deslocar } from './deslocar.ts';
import { alturaDaLinha, pecasDaLinha, quebrarLinhas } from './linhas.ts';

/** By what a reader checks a paper that was issued. */
export type Selo = { codigo: string; endereco: string; emitidoPor: string };

/** The school at the head of a page: its name, where it is, how to reach it. */
export function blocosDoTimbre(escola: Escola): Bloco[] {
  const lugar = [escola.endereco, [escola.cidade, escola.uf].filter(Boolean).join('/')].filter(Boolean).join(' – ');
  const contatos = [
    escola.cnpj && `CNPJ ${formatarCnpj(escola.cnpj)}`,
    escola.inep && `INEP ${escola.inep}`,
    escola.telefone && formatarTelefone(escola.telefone),
    escola.email,
  ]
    .filter(Boolean)
    .join(' · ');
  const linha = (texto: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: [{ tipo: 'texto', texto }] });
  return [
    { tipo: 'titulo', nivel: 1, alinhamento: 'esquerda', trechos: [{ tipo: 'texto', texto: escola.nome }] },
    ...[lugar, contatos].filter((texto) => texto !== '').map(linha),
    { tipo: 'regua' },
  ];
}

const lado = 40;

/** At the foot of every page: the QR code of the address where the paper is checked, and the address itself. One box, never cut. */
export function caixaDoSelo({ codigo, endereco, emitidoPor }: Selo, largura: number): Caixa {
  const letra = { tamanho: 7.5, apagado: true };
  const x = lado + 10;
  const frases = [emitidoPor, `Confira este documento em ${endereco}`, `Código de verificação: ${codigo}`].filter((frase) => frase !== '');
  const linhas = frases.flatMap((texto) => quebrarLinhas([{ tipo: 'texto', texto }], largura - x, letra));
  const altura = Math.max(lado, linhas.length * alturaDaLinha(7.5));
  const textos = linhas.flatMap((linha, i) =>
    deslocar(pecasDaLinha(linha, { x, largura: largura - x, alinhamento: 'esquerda' }, letra), 0, i * alturaDaLinha(7.5) + 2),
  );
  return { altura, antes: 6, pecas: [{ tipo: 'qr', x: 0, y: 0, lado, conteudo: endereco }, ...textos], junto: false };
}
