import { defineTextos } from '#shared/textos.ts';

/** The screen of security events and rules, and the mail of alerts. */
export const textosSeguranca = defineTextos({
  eventos: { br: 'Eventos de segurança', en: 'Security events' },
  em: { br: 'Quando', en: 'When' },
  evento: { br: 'Evento', en: 'Event' },
  gravidade: { br: 'Gravidade', en: 'Gravity' },
  gravidade_rotina: { br: 'Rotina', en: 'Routine' },
  gravidade_atencao: { br: 'Atenção', en: 'Attention' },
  gravidade_alerta: { br: 'Alerta', en: 'Alert' },
  usuario: { br: 'Usuário', en: 'User' },
  email: { br: 'E-mail', en: 'E-mail' },
  endereco: { br: 'Endereço IP', en: 'IP address' },
  rota: { br: 'Operação', en: 'Operation' },
  registro: { br: 'Registro', en: 'Record' },
  alvo: { br: 'De quem ou de quê', en: 'Of whom or what' },
  cadastroSemAprovacao: { br: 'cadastro sem aprovação', en: 'sign-up without approval' },
  motivo: { br: 'Motivo', en: 'Reason' },
  codigo: { br: 'Código do pedido', en: 'Code of the request' },
  ninguem: { br: 'Ninguém conectado', en: 'Nobody signed in' },
  buscar: { br: 'Nome, e-mail, endereço, operação ou código', en: 'Name, e-mail, address, operation or code' },
  vazio: { br: 'Nenhum evento', en: 'No events' },
  vazioTexto: {
    br: 'Nada aconteceu com estes filtros. Alargue as datas ou retire um filtro.',
    en: 'Nothing happened with these filters. Widen the days or take a filter away.',
  },
  regras: { br: 'Regras de segurança', en: 'Security rules' },
  regrasTexto: {
    br: 'Valem a partir do próximo pedido de cada pessoa. Mudar uma regra avisa os administradores por e-mail.',
    en: 'They hold from the next request of each person on. Changing a rule tells the administrators by e-mail.',
  },
  regrasSalvas: { br: 'Regras salvas.', en: 'Rules saved.' },
  cadastroAberto: { br: 'Aceitar cadastros pela tela de entrada', en: 'Take sign-ups from the sign-in page' },
  cadastroAbertoAjuda: {
    br: 'Desligado, só entra quem a escola convida. Cadastros já feitos continuam esperando aprovação.',
    en: 'Off, only people whom the school invites come in. Sign-ups already made still wait for approval.',
  },
  documentacaoAberta: { br: 'Mostrar a documentação da API sem entrar', en: 'Show the documentation of the API without signing in' },
  documentacaoAbertaAjuda: {
    br: 'Descreve os endereços do portal, nunca os dados. Desligado, abre só para quem entrou.',
    en: 'It describes the addresses of the portal, never its data. Off, it opens only for who is signed in.',
  },
  segundoFatorAdministradores: { br: 'Exigir segundo fator dos administradores', en: 'Ask administrators for a second factor' },
  segundoFatorAdministradoresAjuda: {
    br: 'Sem ele, uma senha adivinhada abre tudo. Dos demais, cada perfil decide.',
    en: 'Without it, one guessed password opens everything. For the others, each profile decides.',
  },
  documentacaoPagina: { br: 'Ver a documentação da API', en: 'See the documentation of the API' },
  documentacaoOpenapi: { br: 'Baixar openapi.json', en: 'Download openapi.json' },
  soAdministrador: { br: 'Só um administrador muda estas regras.', en: 'Only an administrator changes these rules.' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  alertaAssunto: { br: 'Pátio: alerta de segurança', en: 'Pátio: security alert' },
  alertaTexto: {
    br: 'Olá.\n\nO portal registrou o que merece a atenção de um administrador:\n\n{linhas}\n\nVeja os eventos em {link}\n',
    en: 'Hello.\n\nThe portal recorded what deserves the attention of an administrator:\n\n{linhas}\n\nSee the events at {link}\n',
  },
});
