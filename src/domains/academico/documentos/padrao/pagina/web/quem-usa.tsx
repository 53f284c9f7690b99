import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { perfisApi } from '#domains/acesso/perfis/api.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { useRestricao } from './campo.ts';
import estilo from './padrao.module.css';

/** For whose students a template is, and who issues it: nothing chosen is everybody. */
export function QuemUsa({ editavel }: { editavel: boolean }) {
  const t = useTextos(textosDocumentoPadrao);
  const { pode } = useSessao();
  const { anoLetivoAtualId } = useAnosLetivos();
  const { cursos, turmas } = useOpcoesEstrutura(anoLetivoAtualId ?? undefined);
  const { data: perfis } = useConsulta(
    perfisApi.listarPerfis,
    { query: { TamanhoDaPagina: 100 } },
    { ativa: pode('perfis', 'listar'), validadeMs: 60_000 },
  );
  return (
    <div className={estilo.quemUsa}>
      <p className="suave">{t('restricoesDica')}</p>
      <Escolhas rotulo={t('cursos')} nome="restricoes.cursoIds" opcoes={cursos} editavel={editavel} />
      <Escolhas rotulo={t('turmas')} nome="restricoes.turmaIds" opcoes={turmas} editavel={editavel} />
      <Escolhas rotulo={t('perfis')} nome="restricoes.perfilIds" opcoes={perfis?.itens ?? []} editavel={editavel} />
    </div>
  );
}

type Nome = 'restricoes.cursoIds' | 'restricoes.turmaIds' | 'restricoes.perfilIds';
type Props = { rotulo: string; nome: Nome; opcoes: readonly { id: number; nome: string }[]; editavel: boolean };

function Escolhas({ rotulo, nome, opcoes, editavel }: Props) {
  const [escolhidos, definir] = useRestricao(nome);
  const mudar = (id: number, entra: boolean): void => definir(entra ? [...escolhidos, id] : escolhidos.filter((um) => um !== id));
  if (opcoes.length === 0) return null;
  return (
    <details className={estilo.escolhas}>
      <summary>
        {rotulo} ({escolhidos.length})
      </summary>
      <ul>
        {opcoes.map(({ id, nome: dela }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={escolhidos.includes(id)}
                disabled={!editavel}
                onChange={({ currentTarget: { checked } }) => mudar(id, checked)}
              />{' '}
              {dela}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
