import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { type Filtro, FiltroEmPalavras, FiltrosDaLista, SemLinhas } from '#platform/web/tabela/index.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type Busca, type MudarBusca, situacoesMostradas } from '#domains/academico/rematriculas/web/busca.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { Previa } from './previa.tsx';

type Ano = { id: number; ano: number };

/** Whom the preview looks at and where they go, as any list is filtered; the two years are always chosen. */
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
  const selecao = (chave: string, rotulo: string, opcoes: Extract<Filtro, { tipo: 'selecao' }>['opcoes'], resto = {}): Filtro => ({
    chave,
    campo: chave,
    rotulo,
    tipo: 'selecao',
    opcoes,
    fixo: true,
    ...resto,
  });
  const filtros: Filtro[] = [
    selecao('de', t('anoOrigem'), doAno(anos.slice(1)), { obrigatorio: true }),
    selecao('para', t('anoDestino'), doAno(anos.filter(({ ano }) => ano > deOrigem)), { obrigatorio: true }),
    selecao('segmentacao', t('segmentacao'), comoOpcoes(segmentacoes)),
    selecao('curso', t('curso'), comoOpcoes(cursos)),
    selecao('turma', t('turma'), comoOpcoes(turmas)),
    selecao(
      'mostrar',
      t('situacao'),
      situacoesMostradas.map((valor) => ({ valor, rotulo: t(valor) })),
    ),
  ];
  const valores = Object.fromEntries(
    (['de', 'para', 'segmentacao', 'curso', 'turma', 'mostrar'] as const).flatMap((chave): [string, string][] =>
      busca[chave] === undefined ? [] : [[chave, String(busca[chave])]],
    ),
  );
  const filtrada = busca.q !== '' || filtros.some(({ chave, obrigatorio }) => !obrigatorio && chave in valores);
  const doAnoDeOrigem = { segmentacao: null, curso: null, turma: null };
  const limpar = () => mudar({ ...doAnoDeOrigem, mostrar: null, q: null, p: null });
  return (
    <div className={estilo.previa}>
      <FiltrosDaLista
        busca={{ rotulo: t('buscarAluno'), valor: busca.q, aoMudar: (q) => mudar({ q, p: null }, { substituir: true }) }}
        filtros={filtros}
        valores={valores}
        total={null}
        filtrada={filtrada}
        aoMudar={(chave, valor) =>
          mudar({ [chave]: typeof valor === 'string' ? valor : null, p: null, ...(chave === 'de' ? { para: null, ...doAnoDeOrigem } : {}) })
        }
        aoLimpar={limpar}
      />
      <Previa
        key={`${busca.de}-${busca.para}`}
        busca={busca}
        mudar={mudar}
        semLinhas={
          <SemLinhas
            vazio={{ titulo: t('semAlunosTitulo'), texto: t('semAlunosTexto') }}
            filtro={filtrada ? <FiltroEmPalavras busca={busca.q} filtros={filtros} valores={valores} /> : null}
            paginaAlem={false}
            aoLimpar={limpar}
            aoPrimeira={() => mudar({ p: null })}
          />
        }
      />
    </div>
  );
}
