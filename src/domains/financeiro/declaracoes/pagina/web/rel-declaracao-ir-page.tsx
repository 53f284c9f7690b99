import { PagadoresDaQuitacao } from '#domains/financeiro/declaracoes/quitacao/web/door.tsx';
import { NativeSelect } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { ComoLer } from '#platform/web/relatorios/como-ler.tsx';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';
import { PagadoresDoIr } from '#domains/financeiro/declaracoes/ir/web/door.tsx';

const abas = ['ir', 'quitacao'] as const;
export type PropsDaAba = { ano: number };
const partes: Record<(typeof abas)[number], ComponentType<PropsDaAba>> = {
  ir: PagadoresDoIr,
  quitacao: PagadoresDaQuitacao,
};
/** Statements that the law gives to who paid: income tax by calendar year, settlement by the year that fell due. */
export default function DeclaracoesPage() {
  const t = useTextos(textosDeclaracao);
  const aba = useAba(abas);
  const Parte = partes[aba];
  const [hoje] = useState(hojeNaEscola);
  const esteAno = Number(hoje.slice(0, 4));
  const [busca, mudar] = useBusca();
  // The statement asked for at the counter is that of the year that ended; income tax late in the year is that of the year itself.
  const padrao = aba === 'quitacao' || Number(hoje.slice(5, 7)) <= 6 ? esteAno - 1 : esteAno;
  const escolhido = Number(busca['ano']);
  const anos = Array.from({ length: 7 }, (_, i) => esteAno - i);
  const ano = anos.includes(escolhido) ? escolhido : padrao;
  const escolha: ReactNode = (
    <label className={estilo.ano}>
      {t('ano')}
      <NativeSelect
        value={String(ano)}
        data={anos.map(String)}
        onChange={({ currentTarget: { value } }) =>
          mudar({ ano: Number(value) === padrao ? undefined : value, p: undefined, abrir: undefined })
        }
      />
    </label>
  );
  return (
    <Pagina
      situacao={<ComoLer texto={t(`sobre_${aba}`)} />}
      acoes={escolha}
      abas={<Abas rotulo={t('declaracoes')} abas={abas.map((chave) => ({ chave, rotulo: t(`aba_${chave}`) }))} />}
    >
      <Suspense fallback={<Esqueleto />}>
        <Parte key={ano} ano={ano} />
      </Suspense>
    </Pagina>
  );
}
