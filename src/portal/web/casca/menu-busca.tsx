import { type KeyboardEvent, useMemo } from 'react';
import { type Acao, apareceNoMenu, type Tela, type TelaId, telas } from '#catalog/telas.ts';
import { combinaComBusca, normalizarBusca } from '#shared/palavras/busca.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { nomeDaSecao } from '#platform/web/texts.ts';
import { ListaDoMenu, type Vista } from './menu-item.tsx';
import { textosMenu } from './texts-menu.ts';

/** The screens of the menu that a text finds, in either language: those whose title begins with it first. */
export function telasAchadas(termo: string, pode: (tela: TelaId, acao: Acao) => boolean): readonly Tela[] {
  const comeca = ({ titulo }: Tela): boolean =>
    [titulo.br, titulo.en].some((nome) => normalizarBusca(nome).startsWith(normalizarBusca(termo)));
  const achadas = telas.filter(
    (tela) =>
      tela.secao !== null &&
      apareceNoMenu(tela) &&
      pode(tela.id, 'visualizar') &&
      combinaComBusca(`${tela.titulo.br} ${tela.titulo.en} ${nomeDaSecao(tela.secao, 'br')} ${nomeDaSecao(tela.secao, 'en')}`, termo),
  );
  return [...achadas.filter(comeca), ...achadas.filter((tela) => !comeca(tela))];
}

type Props = { termo: string; aoMudar: (termo: string) => void; aoIr: (() => void) | undefined; id: string };

/** The field above the menu: Enter opens the first screen found, ↓ goes into those found, Esc empties it. */
export function CampoDoMenu({ termo, aoMudar, aoIr, id }: Props) {
  const t = useTextos(textosMenu);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const aoTeclar = (evento: KeyboardEvent): void => {
    if (evento.nativeEvent.isComposing) return;
    const primeira = termo.trim() === '' ? undefined : telasAchadas(termo, pode)[0];
    if (evento.key === 'Enter' && primeira) {
      evento.preventDefault();
      aoMudar('');
      aoIr?.();
      void irPara(primeira.id);
    }
    if (evento.key === 'Escape' && termo !== '') {
      evento.preventDefault();
      evento.stopPropagation();
      aoMudar('');
    }
  };
  return (
    <input
      id={id}
      type="text"
      data-menu
      className="menu-busca"
      aria-label={t('achar')}
      placeholder={t('achar')}
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      value={termo}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
      onKeyDown={aoTeclar}
    />
  );
}

/** What the text finds, in place of the sections. */
export function AchadasNoMenu({ termo, vista }: { termo: string; vista: Vista }) {
  const t = useTextos(textosMenu);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const achadas = useMemo(() => telasAchadas(termo, pode), [termo, pode]);
  return (
    <>
      <p className="so-leitor" role="status" lang={idioma === 'br' ? 'pt-BR' : 'en'}>
        {t('resultados', { n: achadas.length })}
      </p>
      {achadas.length === 0 ? (
        <p className="menu-nada">{t('nada', { termo })}</p>
      ) : (
        <ListaDoMenu telas={achadas} vista={vista} rotulo={t('achar')} />
      )}
    </>
  );
}
