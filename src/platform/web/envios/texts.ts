import { defineTextos } from '#shared/textos.ts';

/** Texts of the outbox and of work without a network. */
export const textosEnvios = defineTextos({
  semRedeDe: { br: 'Sem rede: dados de {hora}.', en: 'No network: data of {hora}.' },
  semRede: { br: 'Sem rede.', en: 'No network.' },
  seraEnviado: {
    br: 'O que você digitar será enviado quando a rede voltar.',
    en: 'What you type will be sent when the network is back.',
  },
  naFila: { br: { one: '{n} envio na fila', other: '{n} envios na fila' }, en: { one: '{n} write waiting', other: '{n} writes waiting' } },
  comProblema: {
    br: { one: '{n} envio precisa de você', other: '{n} envios precisam de você' },
    en: { one: '{n} write needs you', other: '{n} writes need you' },
  },
  titulo: { br: 'O que espera envio', en: 'What waits to be sent' },
  explicacao: {
    br: 'Está guardado neste aparelho e vai, na ordem, assim que houver rede. Sair do portal apaga o que ainda estiver aqui.',
    en: 'It is kept on this device and goes, in order, as soon as there is a network. Signing out erases what is still here.',
  },
  vazia: { br: 'Nada espera envio: tudo chegou à escola.', en: 'Nothing waits: all of it reached the school.' },
  desde: { br: 'Digitado em {quando}', en: 'Typed on {quando}' },
  esperando: { br: 'Esperando a rede', en: 'Waiting for the network' },
  emDuvida: { br: 'Precisa de você', en: 'Needs you' },
  voceDigitou: { br: 'Você digitou', en: 'You typed' },
  estaValendo: { br: 'Está valendo', en: 'What stands' },
  estaValendoDe: { br: 'Está valendo, por {quem}', en: 'What stands, by {quem}' },
  vazio: { br: 'vazio', en: 'empty' },
  ficaOQueEsta: { br: 'Fica o que está', en: 'Keep what stands' },
  valeOMeu: { br: 'Vale o meu', en: 'Mine counts' },
  tentarDeNovo: { br: 'Tentar de novo', en: 'Try again' },
  descartar: { br: 'Descartar o que digitei', en: 'Discard what I typed' },
  confirmaDescartar: { br: 'Descartar o que você digitou?', en: 'Discard what you typed?' },
  confirmaDescartarTexto: {
    br: '{titulo}: o que está neste aparelho será apagado e não chegará à escola.',
    en: '{titulo}: what is on this device will be erased and will not reach the school.',
  },
  abertoEmOutraAba: {
    br: 'A tela disto está aberta em outra aba, que o guardaria de novo. Feche-a antes de descartar.',
    en: 'The screen of this is open in another tab, which would keep it again. Close it before discarding.',
  },
  enviarAgora: { br: 'Enviar agora', en: 'Send now' },
  abrirTela: { br: 'Abrir a tela', en: 'Open the screen' },
  fechar: { br: 'Fechar', en: 'Close' },
});
