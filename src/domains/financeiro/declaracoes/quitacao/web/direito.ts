import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';

export const direitos = ['plena', 'parcial', 'recusada'] as const;

export const tonsDoDireito: Record<(typeof direitos)[number], TomDeEstado> = { plena: 'sucesso', parcial: 'aberto', recusada: 'perigo' };
