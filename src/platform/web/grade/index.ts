export { Grade } from './grade.tsx';
export { SituacaoDaGravacao, useGravacaoAutomatica } from './gravacao.tsx';
export type { EnviarLinhas, RespostaDaCelula, RespostaDaLinha } from './fila.ts';
export { lembrar, memoriaDaGrade, type Versoes } from './memoria.ts';
export { memoriaNaFila, useSegura } from './memoria-na-fila.ts';
export { criarModelo, type Derivar, type ModeloDaGrade } from './modelo.ts';
export { naForma } from './puro/leitura.ts';
export type { CelulaDerivada, ColunaDaGrade, LerValor, LinhaDaGrade, LinhaGravada, Mudanca, TipoDeCelula, Valor } from './puro/tipos.ts';
