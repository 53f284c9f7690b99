import { defineTextos } from '#shared/textos.ts';

/** Sign-in, sign-up, forgotten password and first access. */
export const textosEntrada = defineTextos({
  entrar: { br: 'Entrar', en: 'Sign in' },
  entrarTexto: { br: 'Use o e-mail e a senha da escola.', en: 'Use your school e-mail and password.' },
  email: { br: 'E-mail', en: 'E-mail' },
  senha: { br: 'Senha', en: 'Password' },
  nome: { br: 'Nome', en: 'Name' },
  sobrenome: { br: 'Sobrenome', en: 'Surname' },
  senhaNova: { br: 'Senha', en: 'Password' },
  senhaAjuda: {
    br: 'Pelo menos 6 caracteres, com uma letra minúscula. Três palavras sem relação funcionam bem.',
    en: 'At least 6 characters, with a lowercase letter. Three unrelated words work well.',
  },
  confirmacao: { br: 'Repita a senha', en: 'Repeat the password' },
  mostrarSenha: { br: 'Mostrar ou esconder a senha', en: 'Show or hide the password' },
  capsLock: { br: 'Caps Lock está ligado', en: 'Caps Lock is on' },
  esqueceu: { br: 'Esqueceu sua senha?', en: 'Forgot your password?' },
  criarConta: { br: 'Trabalha na escola e não tem acesso? Cadastre-se', en: 'Do you work at the school and have no access? Sign up' },
  voltarAoLogin: { br: 'Voltar para entrar', en: 'Back to sign in' },
  sessaoTerminou: { br: 'Entre para continuar de onde parou.', en: 'Sign in to go on where you stopped.' },
  cadastro: { br: 'Cadastro', en: 'Sign up' },
  cadastroTexto: {
    br: 'A escola confere cada cadastro antes de liberar o acesso.',
    en: 'The school checks each sign-up before granting access.',
  },
  aceito: { br: 'Li e aceito os termos e condições de uso', en: 'I have read and accept the terms and conditions of use' },
  termos: { br: 'Ler os termos', en: 'Read the terms' },
  termosTexto: {
    br: 'O portal guarda dados de alunos, famílias e funcionários. Use-os só para o trabalho da escola, não os copie para fora e não empreste seu acesso: o que é feito com ele fica registrado em seu nome. A escola trata seus dados (nome, e-mail, horários de acesso) para controlar o uso do portal, como manda a Lei Geral de Proteção de Dados.',
    en: 'The portal keeps data of students, families and employees. Use it only for the work of the school, do not copy it elsewhere and do not lend your access: what is done with it is recorded under your name. The school processes your data (name, e-mail, access times) to control the use of the portal, as the Brazilian data protection law (LGPD) asks.',
  },
  cadastrar: { br: 'Enviar cadastro', en: 'Send sign-up' },
  cadastroEnviado: { br: 'Cadastro recebido', en: 'Sign-up received' },
  cadastroEnviadoTexto: {
    br: 'Enviamos um link para {email}. Confirme por ele que o e-mail é seu; depois a escola confere o cadastro e avisa quando o acesso for liberado.',
    en: 'We sent a link to {email}. Confirm with it that the e-mail is yours; then the school checks the sign-up and tells you when access is granted.',
  },
  esqueceuTitulo: { br: 'Esqueceu sua senha', en: 'Forgot your password' },
  esqueceuTexto: {
    br: 'Informe seu e-mail. Se ele tiver um usuário ativo, enviaremos um link para escolher outra senha.',
    en: 'Enter your e-mail. If it has an active user, we will send a link to choose another password.',
  },
  enviarLink: { br: 'Enviar link', en: 'Send link' },
  linkEnviado: { br: 'Confira seu e-mail', en: 'Check your e-mail' },
  linkEnviadoTexto: {
    br: 'Se {email} tiver um usuário, a mensagem chega em instantes. O link vale por 10 minutos; só o mais novo funciona.',
    en: 'If {email} has a user, the message arrives in a moment. The link is valid for 10 minutes; only the newest one works.',
  },
  fechar: { br: 'Fechar', en: 'Close' },
  escolherSenha: { br: 'Escolha uma nova senha', en: 'Choose a new password' },
  aceitarConvite: { br: 'Bem-vindo ao portal', en: 'Welcome to the portal' },
  aceitarConviteTexto: {
    br: 'Olá, {nome}. Escolha a senha com que vai entrar.',
    en: 'Hello, {nome}. Choose the password to sign in with.',
  },
  escolherSenhaTexto: {
    br: 'Olá, {nome}. Ao salvar, todas as sessões abertas serão encerradas.',
    en: 'Hello, {nome}. On saving, all open sessions will be ended.',
  },
  salvarSenha: { br: 'Salvar senha', en: 'Save password' },
  senhaSalva: { br: 'Senha salva. Entre com ela agora.', en: 'Password saved. Sign in with it now.' },
  linkVerificando: { br: 'Conferindo o link…', en: 'Checking the link…' },
  pedirOutro: { br: 'Pedir outro link', en: 'Ask for another link' },
  tentarDeNovo: { br: 'Tentar de novo', en: 'Try again' },
  primeiroAcesso: { br: 'Primeiro acesso', en: 'First access' },
  primeiroAcessoTexto: {
    br: 'Este portal ainda não tem usuários. Crie o administrador da escola.',
    en: 'This portal has no users yet. Create the school administrator.',
  },
  criarAdministrador: { br: 'Criar administrador', en: 'Create administrator' },
  administradorCriado: {
    br: 'Administrador criado. Entre com o e-mail e a senha que escolheu.',
    en: 'Administrator created. Sign in with the e-mail and password that you chose.',
  },
  aguarde: { br: 'Tente de novo em {tempo}.', en: 'Try again in {tempo}.' },
  slogan: { br: 'O pátio onde a escola se encontra', en: 'The courtyard where the school meets' },
});
