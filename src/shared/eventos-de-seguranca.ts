import type { Textos } from './erros.ts';

/** How much an event asks of somebody: nothing, a look now and then, or to be told at once. */
export const gravidades = ['rotina', 'atencao', 'alerta'] as const;
export type Gravidade = (typeof gravidades)[number];
/** What the number of an event's record is of, where it is not what the endpoint says. */
type AlvoDeEvento = 'usuario' | 'perfil' | 'pessoa' | 'conta';
type Definicao = Textos & { gravidade: Gravidade; alvo?: AlvoDeEvento };

/** Every security event that the portal records, in words. What is an alert is told to administrators by mail and on the home screen. */
// biome-ignore format: a table of events, one a line
const eventos = {
  'entrada.feita': { gravidade: 'rotina', br: 'Entrada', en: 'Sign-in' },
  'entrada.falhou': { gravidade: 'atencao', br: 'Entrada recusada', en: 'Sign-in refused' },
  'entrada.contida': { gravidade: 'atencao', br: 'Entrada contida por excesso de tentativas', en: 'Sign-in held back after too many attempts' },
  'entrada.conta_atacada': { gravidade: 'alerta', br: 'Alguém tenta adivinhar a senha de um usuário', en: 'Somebody is guessing the password of a user' },
  'entrada.endereco_lento': { gravidade: 'alerta', br: 'Senhas erradas de muitas contas no mesmo endereço', en: 'Wrong passwords of many accounts behind one address' },
  'acesso.negado': { gravidade: 'atencao', br: 'Ação sem permissão', en: 'Action without permission' },
  'acesso.fora_do_alcance': { gravidade: 'atencao', br: 'Registro inexistente ou fora do alcance', en: 'Record unknown or out of reach' },
  'acesso.contido': { gravidade: 'atencao', br: 'Pedidos contidos por excesso', en: 'Requests held back, too many' },
  'acesso.sondagem': { gravidade: 'alerta', br: 'Um usuário procura o que não é seu', en: 'A user is looking for what is not theirs' },
  'acesso.alterado': { gravidade: 'rotina', alvo: 'usuario', br: 'Acesso de usuário alterado', en: 'Access of a user changed' },
  'usuario.administrador': { gravidade: 'alerta', alvo: 'usuario', br: 'Usuário passou a ser administrador', en: 'A user became an administrator' },
  'usuario.primeiro_administrador': { gravidade: 'rotina', br: 'Primeiro administrador criado', en: 'First administrator made' },
  'perfil.alterado': { gravidade: 'rotina', alvo: 'perfil', br: 'Permissões de perfil alteradas', en: 'Permissions of a profile changed' },
  'perfil.sem_segundo_fator': { gravidade: 'alerta', alvo: 'perfil', br: 'Perfil de dinheiro ou acesso deixou de exigir segundo fator', en: 'A profile of money or access no longer asks for a second factor' },
  'regras.alteradas': { gravidade: 'alerta', br: 'Regras de segurança alteradas', en: 'Security rules changed' },
  'cadastro.recebido': { gravidade: 'rotina', br: 'Cadastro recebido', en: 'Sign-up received' },
  'cadastro.repetido': { gravidade: 'rotina', br: 'Cadastro com e-mail já usado', en: 'Sign-up with an e-mail in use' },
  'cadastro.email_confirmado': { gravidade: 'rotina', br: 'E-mail de cadastro confirmado', en: 'E-mail of a sign-up confirmed' },
  'senha.alterada': { gravidade: 'rotina', br: 'Senha trocada', en: 'Password changed' },
  'senha.atual_incorreta': { gravidade: 'atencao', br: 'Senha atual incorreta', en: 'Current password incorrect' },
  'senha.redefinicao_pedida': { gravidade: 'rotina', br: 'Nova senha pedida', en: 'New password asked for' },
  'senha.redefinida': { gravidade: 'rotina', br: 'Senha redefinida', en: 'Password reset' },
  'segundo_fator.ligado': { gravidade: 'rotina', br: 'Segundo fator ligado', en: 'Second factor turned on' },
  'segundo_fator.desligado': { gravidade: 'atencao', br: 'Segundo fator desligado', en: 'Second factor turned off' },
  'segundo_fator.retirado': { gravidade: 'alerta', alvo: 'usuario', br: 'Segundo fator retirado por administrador', en: 'Second factor removed by an administrator' },
  'segundo_fator.codigo_incorreto': { gravidade: 'atencao', br: 'Código do segundo fator incorreto', en: 'Code of the second factor incorrect' },
  'sessao.ausente': { gravidade: 'rotina', br: 'Pedido sem sessão', en: 'Request without a session' },
  'sessao.encerrada': { gravidade: 'rotina', br: 'Sessão encerrada', en: 'Session ended' },
  'sessao.outras_encerradas': { gravidade: 'rotina', br: 'Outras sessões encerradas', en: 'Other sessions ended' },
  'sessao.revogada_usada': { gravidade: 'atencao', br: 'Sessão encerrada usada de novo', en: 'Ended session used again' },
  'sessao.roubo': { gravidade: 'alerta', br: 'Sessão usada em dois lugares', en: 'Session used in two places' },
  'sessao.token_invalido': { gravidade: 'atencao', br: 'Sessão forjada ou vencida', en: 'Forged or expired session' },
  'sessao.usuario_inativo': { gravidade: 'atencao', br: 'Sessão de usuário inativo', en: 'Session of an inactive user' },
  'sessao.vinculo_divergente': { gravidade: 'atencao', br: 'Sessão usada em outro navegador', en: 'Session used in another browser' },
  'exportacao.feita': { gravidade: 'rotina', br: 'Exportação', en: 'Export' },
  'exportacao.cota': { gravidade: 'alerta', br: 'Exportações demais em uma hora', en: 'Too many exports within an hour' },
  'cpf.cota': { gravidade: 'alerta', br: 'Alguém procura CPFs um por um', en: 'Somebody looks for CPFs one by one' },
  'confirmacao.dada': { gravidade: 'rotina', br: 'Confirmação com senha ou segundo fator', en: 'Confirmed with password or second factor' },
  'link_externo.recusado': { gravidade: 'atencao', br: 'Link de quem não tem conta recusado', en: 'Link of somebody without an account refused' },
  'link_externo.codigo_incorreto': { gravidade: 'atencao', br: 'Código de link incorreto', en: 'Code of a link incorrect' },
  'conteudo.recusado': { gravidade: 'atencao', br: 'Conteúdo estranho recusado pelo navegador', en: 'Foreign content refused by the browser' },
  'dados_bancarios.funcionario': { gravidade: 'alerta', alvo: 'pessoa', br: 'Dados bancários de funcionário mudaram', en: 'Bank data of an employee changed' },
  'cobranca.convenio': { gravidade: 'alerta', alvo: 'conta', br: 'Carteira ou convênio de boletos mudou', en: 'Carteira or convênio of slips changed' },
  'pagar.limite': { gravidade: 'alerta', br: 'Limite acima do qual outra pessoa aprova pagamentos subiu ou saiu', en: 'Limit above which somebody else approves payments rose or went' },
  'disco.atencao': { gravidade: 'alerta', br: 'Disco enchendo', en: 'Disk filling' },
  'disco.cheio': { gravidade: 'alerta', br: 'Disco cheio: nada é gravado', en: 'Disk full: nothing is saved' },
  'disco.liberado': { gravidade: 'rotina', br: 'Disco com espaço de novo', en: 'Disk with room again' },
  'copia.falhou': { gravidade: 'alerta', br: 'Cópia de segurança não foi feita', en: 'Backup could not be made' },
  'copia.reprovada': { gravidade: 'alerta', br: 'Cópia de segurança não serve para voltar', en: 'Backup is no good for going back' },
  'copia.restaurada': { gravidade: 'alerta', br: 'Portal voltou de uma cópia de segurança', en: 'The portal was brought back from a backup' },
  'copia.retomada': { gravidade: 'atencao', br: 'E-mails e tarefas retomados depois da volta', en: 'Mail and jobs let go after the restore' },
  'relogio.divergente': { gravidade: 'alerta', br: 'Relógio de um servidor fora da hora', en: 'Clock of a server is off' },
} as const satisfies Record<string, Definicao>;

export type TipoDeEvento = keyof typeof eventos;
export const definicoesDeEventos: Readonly<Record<TipoDeEvento, Definicao>> = eventos;
export const tiposDeEvento = Object.keys(eventos) as [TipoDeEvento, ...TipoDeEvento[]];

/** The kinds of events of a gravity. */
export const tiposDaGravidade = (gravidade: Gravidade): TipoDeEvento[] =>
  tiposDeEvento.filter((tipo) => definicoesDeEventos[tipo].gravidade === gravidade);

/** The kinds of events whose number is of a user, a profile, a person or a bank account. */
export const tiposDoAlvo = (alvo: AlvoDeEvento): TipoDeEvento[] => tiposDeEvento.filter((tipo) => definicoesDeEventos[tipo].alvo === alvo);
