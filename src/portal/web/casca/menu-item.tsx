import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPinFilled from '@tabler/icons-react/dist/esm/icons/IconPinFilled.mjs';
import type { Tela, TelaId } from '#catalog/telas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { itemDoMenu } from './menu-grupos.ts';
import { textosMenu } from './texts-menu.ts';

/** What every entry knows: which screen is open, which are pinned, and the switch of a pin. */
export type Vista = { atual: Tela | null; fixadas: readonly TelaId[]; alternarFixada: (tela: TelaId) => void };

/** The title of a section or of a part of it: opens and shuts what stands under it. */
export function TituloDoMenu(props: {
  id?: string | undefined;
  aberto: boolean;
  ativo: boolean;
  alternar: () => void;
  rotulo: string;
  sub?: boolean;
}) {
  const { id, aberto, ativo, alternar, rotulo, sub = false } = props;
  return (
    <button
      type="button"
      id={id}
      data-menu
      className={`menu-titulo ${sub ? 'menu-subtitulo' : ''} ${ativo && !aberto ? 'menu-titulo-ativo' : ''}`}
      aria-expanded={aberto}
      onClick={alternar}
    >
      {rotulo}
      <IconChevronRight size={14} aria-hidden />
    </button>
  );
}

/** Screens of the menu, each with its pin. */
export function ListaDoMenu({
  telas,
  vista,
  rotulo,
  sub = false,
}: {
  telas: readonly Tela[];
  vista: Vista;
  rotulo?: string;
  sub?: boolean;
}) {
  return (
    <ul className={`menu-secao ${sub ? 'menu-sub' : ''}`} aria-label={rotulo}>
      {telas.map((tela) => (
        <ItemDoMenu key={tela.id} tela={tela} vista={vista} />
      ))}
    </ul>
  );
}

function ItemDoMenu({ tela, vista: { atual, fixadas, alternarFixada } }: { tela: Tela; vista: Vista }) {
  const t = useTextos(textosMenu);
  const { idioma } = useIdioma();
  const titulo = tela.titulo[idioma];
  const fixada = fixadas.includes(tela.id);
  const Pino = fixada ? IconPinFilled : IconPin;
  return (
    <li className="menu-linha">
      <Elo
        tela={tela.id}
        data-menu
        className="menu-item"
        aria-current={atual !== null && itemDoMenu(atual) === tela.id ? 'page' : undefined}
      >
        {titulo}
      </Elo>
      {/* Reached by → from its link, so that Tab passes each screen once. */}
      <button
        type="button"
        tabIndex={-1}
        className="menu-pino"
        data-pino={tela.id}
        aria-pressed={fixada}
        title={t(fixada ? 'soltar' : 'fixar', { tela: titulo })}
        onClick={() => alternarFixada(tela.id)}
      >
        <Pino size={14} aria-hidden />
      </button>
    </li>
  );
}
