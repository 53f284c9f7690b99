import { type DataCivil, diasEntre, somarDias } from '#shared/datas.ts';

/** Choices that come out the same every time for the same seed, on any machine. */
export type Sorteio = {
  /** An integer from `de` to `ate`, both included. */
  inteiro(de: number, ate: number): number;
  /** True in `porCento` of a hundred draws. */
  chance(porCento: number): boolean;
  escolher<T>(lista: readonly T[]): T;
  /** One of the options, each as likely as its weight; weights that are zero never come. */
  porPeso<T>(opcoes: readonly (readonly [T, number])[]): T;
  /** A day between two days, both included. */
  dia(de: DataCivil, ate: DataCivil): DataCivil;
  /** `n` decimal digits. */
  digitos(n: number): string;
};

const primoFnv = 16_777_619;
const baseFnv = 2_166_136_261;

/** Four 32-bit words from a text (FNV-1a, one round per word), the state of the generator. */
function estadoDe(semente: string): [number, number, number, number] {
  const palavra = (sal: number): number => {
    let h = (baseFnv ^ sal) >>> 0;
    for (const letra of semente) h = Math.imul(h ^ (letra.codePointAt(0) ?? 0), primoFnv) >>> 0;
    return h;
  };
  return [palavra(1), palavra(2), palavra(3), palavra(4)];
}

/** A uniform number from 0 (included) to 1 (excluded), by the small fast counter generator sfc32. */
function criarGerador(semente: string): () => number {
  let [a, b, c, d] = estadoDe(semente);
  const proximo = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
  // The first words still look like the seed.
  for (let i = 0; i < 12; i += 1) proximo();
  return proximo;
}

/** A source of choices of its own for each seed: what one part of the school draws never moves another part. */
export function criarSorteio(...semente: readonly (string | number)[]): Sorteio {
  const proximo = criarGerador(semente.join('/'));
  const inteiro = (de: number, ate: number): number => de + Math.floor(proximo() * (ate - de + 1));
  const porPeso = <T>(opcoes: readonly (readonly [T, number])[]): T => {
    let resta = proximo() * opcoes.reduce((soma, [, peso]) => soma + peso, 0);
    for (const [valor, peso] of opcoes) {
      resta -= peso;
      if (resta < 0) return valor;
    }
    const ultima = opcoes.findLast(([, peso]) => peso > 0);
    if (!ultima) throw new RangeError('nothing to choose from');
    return ultima[0];
  };
  return {
    inteiro,
    porPeso,
    chance: (porCento) => proximo() * 100 < porCento,
    escolher: (lista) => {
      if (lista.length === 0) throw new RangeError('nothing to choose from');
      return lista[inteiro(0, lista.length - 1)] as (typeof lista)[number];
    },
    dia: (de, ate) => somarDias(de, inteiro(0, diasEntre(de, ate))),
    digitos: (n) => Array.from({ length: n }, () => inteiro(0, 9)).join(''),
  };
}
