import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** What the schemas of convenios refuse. */
definirMensagensDeCampo({
  CONVENIO_VIGENCIA_INVERTIDA: { br: 'O fim da vigência não pode ser antes do início', en: 'The validity cannot end before it starts' },
  TITULAR_DE_SI_MESMO: {
    br: 'O titular é outra pessoa. Deixe vazio quando é a própria',
    en: 'The holder is somebody else. Leave it empty for the person itself',
  },
});
