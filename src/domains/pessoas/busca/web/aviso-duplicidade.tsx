import { buscaApi } from '../api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { isCpf } from '#shared/documentos/cpf.ts';
import { isDataCivil } from '#shared/datas.ts';
import type { Duplicidade } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { detalheDaPessoa } from './escrever.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

const esperaMs = 400;
const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor.trim() : '');

type Identidade = { nome: string; sobrenome: string | null; dataNascimento: string | null; cpf: string | null };
type Props = {
  /** The record being edited: it is no duplicate of itself, and nothing is asked while its identity stands unchanged. */
  guardada?: Identidade & { id: number };
  aoUsar?: (pessoa: Duplicidade) => void;
};
const chaveDe = (...partes: (string | null)[]): string => partes.map((parte) => parte ?? '').join('|');

/**
 * While one types: people who may be the same one, by CPF or by name and birth date. `aoUsar` offers to take the
 * existing one instead (in selects); without it there is the link to the record.
 */
export function AvisoDuplicidade({ guardada, aoUsar }: Props) {
  const t = useTextos(textosPessoas);
  const { pode } = useSessao();
  const [nome, sobrenome, nascimento, cpf] = [
    textoDe(useValor(campo('nome'))),
    textoDe(useValor(campo('sobrenome'))),
    textoDe(useValor(campo('dataNascimento'))),
    textoDe(useValor(campo('cpf'))),
  ];
  const porCpf = isCpf(cpf) ? { Cpf: cpf } : {};
  const porNome = nome.length > 1 && isDataCivil(nascimento) ? { Nome: nome, Sobrenome: sobrenome, DataNascimento: nascimento } : {};
  const query = usePausado({ ...porCpf, ...porNome }, esperaMs);
  const mudou =
    !guardada ||
    chaveDe(nome, sobrenome, nascimento, cpf) !== chaveDe(guardada.nome, guardada.sobrenome, guardada.dataNascimento, guardada.cpf);
  const perguntar = mudou && Object.keys(query).length > 0 && (pode('pessoas', 'criar') || pode('pessoas', 'editar'));
  const entrada = {
    query: { ...query, ...(guardada ? { IgnorarId: guardada.id } : {}) },
  };
  const { data } = useConsulta(buscaApi.verDuplicidades, entrada, { ativa: perguntar, manterAnterior: perguntar });
  const achadas = perguntar ? (data?.itens ?? []) : [];
  return (
    <div role="status">
      {achadas.length > 0 && (
        <div className={estilo.duplicidade}>
          <p>{t('duplicidadeTitulo')}</p>
          <ul>
            {achadas.map((pessoa) => (
              <li key={pessoa.id}>
                {/* Another tab: what is being typed stays. */}
                <Elo tela="pessoa" params={{ id: pessoa.id }} target="_blank">
                  {pessoa.nome}
                </Elo>
                <span>{detalheDaPessoa(pessoa)}</span>
                <span>({t(`duplicidade_${pessoa.motivo}`)})</span>
                {aoUsar && (
                  <button type="button" className="botao-simples" onClick={() => aoUsar(pessoa)}>
                    <strong>{t('usarEsta')}</strong>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
