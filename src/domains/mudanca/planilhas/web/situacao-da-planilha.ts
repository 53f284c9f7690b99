import type { TomDeEstado } from '#platform/web/pagina/cartoes.tsx';

const tons = { aberta: 'aberto', carregada: 'sucesso', desfeita: 'neutro' } as const;

/** How the state of a sheet looks. */
export const tomDaPlanilha = ({ situacao, emCurso }: { situacao: keyof typeof tons; emCurso: boolean }): TomDeEstado =>
  emCurso ? 'alerta' : tons[situacao];
