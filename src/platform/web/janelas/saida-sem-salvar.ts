import { defineTextos, tradutor } from '#shared/textos.ts';
import { idiomaAtual } from '../i18n.tsx';
import { confirmar } from './perguntas.ts';

/** Texts of the one question before something typed is lost. */
export const textosSaida = defineTextos({
  sairTitulo: { br: 'Sair sem salvar', en: 'Leave without saving' },
  sairTexto: { br: 'Deseja sair? As alterações não salvas serão perdidas.', en: 'Do you want to leave? Unsaved changes will be lost.' },
  sair: { br: 'Sair sem salvar', en: 'Leave without saving' },
  ficar: { br: 'Continuar editando', en: 'Keep editing' },
});

/** Asks before what was typed is lost. Gives true when the user lets it go. */
export function confirmarPerda(): Promise<boolean> {
  const t = tradutor(textosSaida, idiomaAtual());
  return confirmar({
    titulo: t('sairTitulo'),
    texto: t('sairTexto'),
    rotuloConfirmar: t('sair'),
    rotuloCancelar: t('ficar'),
    perigo: true,
  });
}
