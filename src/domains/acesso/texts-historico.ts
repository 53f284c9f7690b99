import type { Idioma } from '#shared/erros.ts';
import { type Acao, type TelaId, telas } from '#catalog/telas.ts';
import { defineTextos, texto } from '#shared/textos.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import type { SituacaoUsuario } from './situacoes.ts';
import { textosAcesso } from './texts.ts';

/** What the audit of this room records, in words. */
export const textosHistorico = defineTextos({
  'usuario.cadastrado': { br: 'Pediu cadastro', en: 'Asked for a user' },
  'usuario.criado': { br: 'Usuário criado', en: 'User created' },
  'usuario.primeiro_administrador': { br: 'Primeiro administrador criado', en: 'First administrator created' },
  'usuario.convidado': { br: 'Convidado', en: 'Invited' },
  'usuario.convidado_de_novo': { br: 'Convite enviado de novo', en: 'Invitation sent again' },
  'usuario.convite_aceito': { br: 'Aceitou o convite', en: 'Accepted the invitation' },
  'usuario.correio_falhou': { br: 'Um e-mail não saiu', en: 'A mail could not leave' },
  'usuario.editado': { br: 'Usuário alterado', en: 'User changed' },
  'usuario.email_confirmado': { br: 'E-mail confirmado por quem pediu', en: 'E-mail confirmed by whoever asked' },
  'usuario.confirmacao_enviada': { br: 'Link de confirmação enviado de novo', en: 'Confirmation link sent again' },
  'usuario.aprovado': { br: 'Cadastro aprovado', en: 'Sign-up approved' },
  'usuario.recusado': { br: 'Cadastro recusado', en: 'Sign-up refused' },
  'usuario.desativado': { br: 'Desativado', en: 'Deactivated' },
  'usuario.reativado': { br: 'Reativado', en: 'Reactivated' },
  'usuario.senha_redefinida': { br: 'Senha redefinida pelo link', en: 'Password reset by the link' },
  'usuario.senha_alterada': { br: 'Trocou a própria senha', en: 'Changed the own password' },
  'usuario.segundo_fator_ligado': { br: 'Ligou o segundo fator', en: 'Turned the second factor on' },
  'usuario.segundo_fator_desligado': { br: 'Desligou o segundo fator', en: 'Turned the second factor off' },
  'usuario.segundo_fator_codigos_renovados': { br: 'Gerou novos códigos de recuperação', en: 'Made new recovery codes' },
  'usuario.segundo_fator_retirado': { br: 'Segundo fator retirado', en: 'Second factor removed' },
  'usuario.redefinicao_iniciada': { br: 'Link de nova senha enviado', en: 'Link for a new password sent' },
  'usuario.sessoes_encerradas': { br: 'Sessões encerradas', en: 'Sessions ended' },
  'usuario.fim_de_acesso': { br: 'Fim de acesso definido', en: 'End of access set' },
  'perfil.criado': { br: 'Perfil criado', en: 'Profile created' },
  'perfil.editado': { br: 'Perfil alterado', en: 'Profile changed' },
  'perfil.excluido': { br: 'Perfil excluído', en: 'Profile deleted' },
  'perfil.permissoes_alteradas': { br: 'Permissões alteradas', en: 'Permissions changed' },
});
const campos = defineTextos({
  nome: { br: 'Nome', en: 'Name' },
  sobrenome: { br: 'Sobrenome', en: 'Surname' },
  email: { br: 'E-mail', en: 'E-mail' },
  situacao: { br: 'Situação', en: 'State' },
  admin: { br: 'Administrador', en: 'Administrator' },
  perfis: { br: 'Perfis', en: 'Profiles' },
  acessoEncerraEm: { br: 'Acesso encerra em', en: 'Access ends on' },
  encerradas: { br: 'Sessões', en: 'Sessions' },
  descricao: { br: 'Descrição', en: 'Description' },
  exigeSegundoFator: { br: 'Exige segundo fator', en: 'Asks for a second factor' },
  restringirPainelProfessor: { br: 'Restrito ao painel do professor', en: 'Restricted to the teacher panel' },
  copiadoDe: { br: 'Copiado de', en: 'Copied from' },
  dadas: { br: 'Concedidas', en: 'Granted' },
  tiradas: { br: 'Retiradas', en: 'Taken away' },
  permissoes: { br: 'Permissões', en: 'Permissions' },
});

/** What an audited act is called; its own code when it is unknown to this version. */
export function nomeDaAcaoAuditada(acao: string, idioma: Idioma): string {
  return Object.hasOwn(textosHistorico, acao) ? texto(textosHistorico, acao as keyof typeof textosHistorico, idioma) : acao;
}

function escrever(valor: unknown, idioma: Idioma, campo = ''): string {
  if (valor === null || valor === undefined || valor === '') return '—';
  if (typeof valor === 'boolean') return texto(textosAcesso, valor ? 'sim' : 'nao', idioma);
  if (Array.isArray(valor)) return valor.length === 0 ? '—' : valor.map((item) => escrever(item, idioma)).join(', ');
  if (typeof valor !== 'string') return JSON.stringify(valor);
  if (campo === 'situacao' && `situacao_${valor}` in textosAcesso)
    return texto(textosAcesso, `situacao_${valor as SituacaoUsuario}`, idioma);
  if (isDataCivil(valor)) return formatarData(valor);
  const [tela, acao] = valor.split(':') as [TelaId, Acao | undefined];
  const daTela = acao === undefined ? undefined : telas.find(({ id }) => id === tela);
  return daTela && acao ? `${daTela.titulo[idioma]} (${texto(textosAcesso, `acao_${acao}`, idioma).toLowerCase()})` : valor;
}

/** One changed member in words, before and after; null for what people need not see. */
export function valorAuditado(campo: string, antes: unknown, depois: unknown, idioma: Idioma): { campo: string; texto: string } | null {
  if (!Object.hasOwn(campos, campo)) return null;
  const nome = texto(campos, campo as keyof typeof campos, idioma);
  const [velho, novo] = [escrever(antes, idioma, campo), escrever(depois, idioma, campo)];
  if (campo === 'dadas' || campo === 'tiradas')
    return velho === '—' && novo === '—' ? null : { campo: nome, texto: campo === 'dadas' ? novo : velho };
  if (velho === novo) return null;
  return { campo: nome, texto: antes === undefined || antes === null ? novo : `${velho} → ${novo}` };
}
