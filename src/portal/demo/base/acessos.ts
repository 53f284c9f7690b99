/** Password of every sign-in of the demo school. */
export const SENHA_DEMO = 'patio-demo';

/** Who signs in, with the post that says what for. */
export const acessosDemo = [
  { email: 'admin@demo.escola', papel: 'Direção (administrador: tudo)', cargo: 'Diretora', perfil: null },
  { email: 'secretaria@demo.escola', papel: 'Secretaria', cargo: 'Secretária escolar', perfil: 'Secretaria' },
  { email: 'financeiro@demo.escola', papel: 'Financeiro', cargo: 'Gerente financeiro', perfil: 'Financeiro' },
  { email: 'coordenacao@demo.escola', papel: 'Coordenação pedagógica', cargo: 'Coordenadora pedagógica', perfil: 'Coordenação' },
  { email: 'professor@demo.escola', papel: 'Professor (só o painel do professor)', cargo: 'Professor', perfil: 'Professor' },
] as const;

export type EmailDemo = (typeof acessosDemo)[number]['email'];
