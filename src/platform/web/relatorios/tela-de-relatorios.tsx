import { telaPorId } from '#catalog/telas.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { ReactNode } from 'react';
import { useIdioma } from '../i18n.tsx';
import { Abas, useAba } from '../pagina/abas.tsx';
import { TelaDeRelatorio } from './tela-de-relatorio.tsx';

const chaveDe = ({ aba, nome }: Relatorio): string => aba?.chave ?? nome;

type Props = {
  relatorios: readonly [Relatorio, ...Relatorio[]];
  /** Buttons of the screen, before those of files. */
  acoes?: ReactNode;
};

/** The reports of one screen: each in its tab, where there are several, and the filters that they share stay from tab to tab. */
export function TelaDeRelatorios({ relatorios, acoes }: Props) {
  const [primeiro, ...outros] = relatorios;
  return outros.length === 0 ? (
    <TelaDeRelatorio key={primeiro.nome} relatorio={primeiro} acoes={acoes} />
  ) : (
    <Varios relatorios={relatorios} acoes={acoes} />
  );
}

function Varios({ relatorios, acoes }: Props) {
  const { idioma } = useIdioma();
  const [primeiro, ...outros] = relatorios;
  const aberta = useAba([chaveDe(primeiro), ...outros.map(chaveDe)]);
  const relatorio = relatorios.find((item) => chaveDe(item) === aberta) ?? primeiro;
  const filtros = new Set(relatorios.flatMap((item) => Object.values(item.filtros).map(({ chave }) => chave)));
  const abas = (
    <Abas
      rotulo={telaPorId(primeiro.tela).titulo[idioma]}
      abas={relatorios.map((item) => ({ chave: chaveDe(item), rotulo: item.aba?.rotulo[idioma] ?? item.nome }))}
      mantem={[...filtros, 'q']}
    />
  );
  return <TelaDeRelatorio key={relatorio.nome} relatorio={relatorio} abas={abas} acoes={acoes} />;
}
