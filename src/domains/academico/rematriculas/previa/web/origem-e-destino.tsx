import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { Busca, MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { Selecao } from './selecao.tsx';

type Ano = { id: number; ano: number };

/** Whom the preview looks at and where they go; each year stands in sight beside the other. */
export function OrigemEDestino({
  busca,
  anos,
  mudar,
}: {
  busca: Busca & { de: number; para: number };
  anos: readonly Ano[];
  mudar: MudarBusca;
}) {
  const t = useTextos(textosRematricula);
  const { segmentacoes, cursos, turmas } = useOpcoesEstrutura(busca.de);
  const deOrigem = anos.find(({ id }) => id === busca.de)?.ano ?? 0;
  const doAno = (lista: readonly Ano[]) => lista.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }));
  const trocar = (campo: string) => (valor: string | null) => mudar({ [campo]: valor, p: null });
  return (
    <div className={estilo.campos}>
      <Selecao
        rotulo={t('anoOrigem')}
        valor={busca.de}
        opcoes={doAno(anos.slice(1))}
        aoMudar={(valor) => mudar({ de: valor, para: null, segmentacao: null, curso: null, turma: null, p: null })}
      />
      <Selecao
        rotulo={t('segmentacao')}
        valor={busca.segmentacao}
        vazio={t('todas')}
        opcoes={comoOpcoes(segmentacoes)}
        aoMudar={trocar('segmentacao')}
      />
      <Selecao rotulo={t('curso')} valor={busca.curso} vazio={t('todos')} opcoes={comoOpcoes(cursos)} aoMudar={trocar('curso')} />
      <Selecao rotulo={t('turma')} valor={busca.turma} vazio={t('todas')} opcoes={comoOpcoes(turmas)} aoMudar={trocar('turma')} />
      <Selecao
        rotulo={t('anoDestino')}
        valor={busca.para}
        opcoes={doAno(anos.filter(({ ano }) => ano > deOrigem))}
        aoMudar={trocar('para')}
      />
    </div>
  );
}
