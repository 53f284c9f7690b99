import { useEffect, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { laboratorioApi } from '../api.ts';
import { textosLaboratorio } from '../texts.ts';
import { Explicacoes } from './explicacoes.tsx';
import type { Experimento, Pedido } from './experimento.ts';

type Explicado = RespostaCliente<typeof laboratorioApi.explicarExperimento>;
type Derivacao = Explicado['disciplinas'][number]['antes'];
type Props = { cursoId: number; pedido: Pedido; aluno: Experimento['mudam'][number]; aoFechar: () => void };

/** Both derivations of each subject of a student that would end otherwise. */
export default function PorQueMuda({ cursoId, pedido, aluno, aoFechar }: Props) {
  const t = useTextos(textosLaboratorio);
  const [lido, setLido] = useState<{ dados?: Explicado; erro?: unknown }>({});
  useEffect(() => {
    chamar(laboratorioApi.explicarExperimento, { params: { id: cursoId }, body: { ...pedido, matriculaId: aluno.matriculaId } }).then(
      (dados) => setLido({ dados }),
      (erro: unknown) => setLido({ erro }),
    );
  }, [cursoId, pedido, aluno]);
  const casas = pedido.criterio.casasDecimais;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('porQueDe', { nome: aluno.aluno })} tamanho="larga">
      {lido.erro !== undefined && <EstadoErro erro={lido.erro} tentarDeNovo={aoFechar} />}
      {!lido.dados && lido.erro === undefined && <Esqueleto linhas={8} />}
      {lido.dados?.disciplinas.length === 0 && <p>{t('soFrequencia')}</p>}
      {lido.dados?.disciplinas.map(({ id, nome, antes, depois }) => (
        <section key={id} aria-label={nome}>
          <h3>{nome}</h3>
          <h4>{t('antes')}</h4>
          <DeUmaRegra derivacao={antes} casas={casas} />
          <h4>{t('depois')}</h4>
          <DeUmaRegra derivacao={depois} casas={casas} />
        </section>
      ))}
    </Janela>
  );
}

function DeUmaRegra({ derivacao: { etapas, parcial, situacao, final, passos }, casas }: { derivacao: Derivacao; casas: number }) {
  const t = useTextos(textosLaboratorio);
  const resultados = useTextos(textosResultado);
  const escrever = (media: string | null): string => (media === null ? t('semMedia') : decimalNaTela(media, casas));
  const fim = final === null ? resultados(situacao) : `${resultados(situacao)} (${escrever(final)})`;
  return (
    <Explicacoes
      linhas={[
        ...etapas.map((e) => ({ titulo: e.nome, valor: escrever(e.valor), passos: e.passos })),
        { titulo: t('mediaParcial'), valor: escrever(parcial.valor), passos: parcial.passos },
        { titulo: t('situacao'), valor: fim, passos },
      ]}
    />
  );
}
