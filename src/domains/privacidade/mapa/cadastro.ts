import type { Mapa } from './lugar.ts';

/** Who the person is, works and signs in as, and what they agreed to. */
// biome-ignore format: a table of places, one a line
export const cadastro = {
  pessoas: { br: 'Cadastro', en: 'Record', por: ['id'] },
  pessoas_enderecos: { br: 'Endereços', en: 'Addresses', por: ['pessoa_id'] },
  pessoas_contatos: { br: 'Contatos', en: 'Contacts', por: ['pessoa_id'] },
  pessoas_filiacoes: { br: 'Filiação', en: 'Filiation', por: ['pessoa_id', 'filiado_pessoa_id'] },
  fichas_saude: { br: 'Ficha de saúde', en: 'Health form', por: ['pessoa_id'], sem: ['dados'] },
  fichas_saude_visualizacoes: { br: 'Quem viu a ficha de saúde', en: 'Who saw the health form', por: ['pessoa_id'] },
  visualizacoes_sensiveis: { br: 'Quem viu dados sensíveis', en: 'Who saw sensitive data', por: ['pessoa_id'] },
  consentimentos: { br: 'Consentimentos', en: 'Consents', por: ['pessoa_id', 'aluno_id'] },
  anonimizacoes: { br: 'Anonimizações', en: 'Anonymisations', por: ['pessoa_id'] },
  protocolos: { br: 'Protocolos de alteração', en: 'Change requests', por: ['pessoa_id', 'solicitante_pessoa_id'] },
  protocolos_campos: { br: 'O que cada protocolo pediu', en: 'What each request asked', por: ['protocolo_id'] },
  protocolos_fichas: { br: 'Fichas de saúde por decidir', en: 'Health forms to be decided', por: ['protocolo_id'], sem: ['dados_cifrados'] },
  temporadas_convites: { br: 'Convites para conferir o cadastro', en: 'Invitations to check the register', por: ['pessoa_id'] },
  temporadas_documentos: { br: 'Documentos ainda não enviados', en: 'Documents not sent yet', por: ['pessoa_id'] },
  temporadas_envios: { br: 'Respostas das temporadas', en: 'Answers of seasons', por: ['convite_id', 'protocolo_id'] },
  links_externos: { br: 'Links enviados', en: 'Links sent', por: ['pessoa_id'], sem: ['token_hash', 'codigo_hash'] },
  funcionarios: { br: 'Vínculo de trabalho', en: 'Employment', por: ['pessoa_id'], sem: ['banco_codigo', 'banco_agencia', 'banco_conta'] },
  docentes_periodo: { br: 'Turmas que leciona', en: 'Classes taught', por: ['pessoa_id'] },
  horarios: { br: 'Horários de aula', en: 'Lesson hours', por: ['docente_id'] },
  aulas: { br: 'Aulas dadas', en: 'Lessons given', por: ['docente_id'] },
  recados_destinatarios: { br: 'Recados recebidos', en: 'Messages received', por: ['pessoa_id'] },
  depositos: { br: 'Depósitos sob sua guarda', en: 'Warehouses kept', por: ['responsavel_pessoa_id'] },
  operacoes_estoque: { br: 'Materiais pedidos', en: 'Goods asked for', por: ['solicitante_pessoa_id'] },
  usuarios: { br: 'Acesso ao portal', en: 'Access to the portal', por: ['pessoa_id'], sem: ['senha_hash'] },
  usuarios_perfis: { br: 'Perfis de acesso', en: 'Access profiles', por: ['usuario_id'] },
  sessoes: { br: 'Sessões', en: 'Sessions', por: ['usuario_id'] },
  filtros_salvos: { br: 'Filtros salvos', en: 'Saved filters', por: ['usuario_id'] },
  telas_do_usuario: { br: 'Telas usadas e fixadas', en: 'Screens used and pinned', por: ['usuario_id'] },
} as const satisfies Mapa;
