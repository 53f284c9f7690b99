import { defineTextos } from '#shared/textos.ts';

export const textosEnvioDeDocumentos = defineTextos({
  enviar: { br: 'Enviar por e-mail aos responsáveis', en: 'Send by mail to the guardians' },
  enviarDeNovo: { br: 'Enviar de novo a quem já recebeu', en: 'Send again to who got it already' },
  enviado: { br: '{responsavel} ({destino}), {em}: {situacao}', en: '{responsavel} ({destino}), {em}: {situacao}' },
  no_correio: { br: 'no correio', en: 'in the outbox' },
  saiu: { br: 'enviado', en: 'sent' },
  falhou: { br: 'não chegou', en: 'did not arrive' },
});
