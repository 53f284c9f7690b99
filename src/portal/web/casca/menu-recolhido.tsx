import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { Secao } from '#catalog/telas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { nomeDaSecao } from '#platform/web/texts.ts';
import { textosPortal } from '../texts.ts';
import type { GrupoDoMenu } from './menu-grupos.ts';
import { textosMenu } from './texts-menu.ts';

const icones: Record<Secao, typeof IconHome> = {
  Academico: IconSchool,
  CurriculoEscolar: IconNotebook,
  Financeiro: IconCashBanknote,
  Contábil: IconCalculator,
  Suprimentos: IconPackage,
  Admin: IconSettings,
};

type Props = { grupos: readonly GrupoDoMenu[]; ativas: readonly string[]; aoExpandir: (secao: Secao | null) => void };

/** The menu as icons: home, the search, and one for each section, which opens the menu at it. */
export function MenuRecolhido({ grupos, ativas, aoExpandir }: Props) {
  const t = useTextos(textosPortal);
  const tm = useTextos(textosMenu);
  const { idioma } = useIdioma();
  return (
    <ul className="menu-icones">
      <li>
        <Elo tela="dashboard" data-menu className="menu-icone" aria-label={t('inicio')} title={t('inicio')}>
          <IconHome size={20} aria-hidden />
        </Elo>
      </li>
      <li>
        <button
          type="button"
          data-menu
          className="menu-icone"
          aria-label={tm('achar')}
          title={tm('achar')}
          onClick={() => aoExpandir(null)}
        >
          <IconSearch size={20} aria-hidden />
        </button>
      </li>
      {grupos.map(({ secao }) => {
        const Icone = icones[secao];
        const nome = nomeDaSecao(secao, idioma);
        return (
          <li key={secao}>
            <button
              type="button"
              data-menu
              className={`menu-icone ${ativas.includes(secao) ? 'menu-icone-ativo' : ''}`}
              aria-label={nome}
              aria-expanded={false}
              title={nome}
              onClick={() => aoExpandir(secao)}
            >
              <Icone size={20} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
