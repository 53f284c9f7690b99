import { useState } from 'react';
import { useConsulta } from '#platform/web/consultas.ts';
import { type BuscaDeTela, useBusca, useParametros } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Pagina } from '#platform/web/pagina.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { matriculasApi } from '../api.ts';
import { Assistente } from './assistente.tsx';
import { type Feita, MatriculaFeita } from './matricula-feita.tsx';

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as BuscaDeTela }) };
const numero = (texto: unknown): number | null => (typeof texto === 'string' && /^\d{1,15}$/.test(texto) ? Number.parseInt(texto, 10) : null);

/** Enrolling step by step. It may start from a person (`/{idPessoa}`) or from a sibling's enrollment (`?irmao=`). */
export default function NovaMatriculaPage() {
  const [busca] = useBusca<BuscaDeTela>(leitor);
  const pessoaId = numero(useParametros()['idPessoa']);
  const irmaoId = numero(busca['irmao']);
  const [feita, setFeita] = useState<Feita | null>(null);
  const [vez, setVez] = useState(0);
  const anos = useAnosLetivos();
  const pessoa = useConsulta(matriculasApi.prepararMatricula, { params: { pessoaId: pessoaId ?? 0 } }, { ativa: pessoaId !== null });
  const irmao = useConsulta(matriculasApi.obterMatricula, { params: { id: irmaoId ?? 0 } }, { ativa: irmaoId !== null });
  const outra = (): void => {
    setFeita(null);
    setVez((n) => n + 1);
  };
  if (feita) return <MatriculaFeita feita={feita} aoRecomecar={outra} />;
  const falha = pessoa.error ?? irmao.error;
  if (falha) {
    return (
      <Pagina>
        <EstadoErro erro={falha} />
      </Pagina>
    );
  }
  const espera = !anos.carregou || (pessoaId !== null && !pessoa.data) || (irmaoId !== null && !irmao.data);
  if (espera) {
    return (
      <Pagina>
        <Esqueleto linhas={8} />
      </Pagina>
    );
  }
  return <Assistente key={`${pessoaId}-${irmaoId}-${vez}`} aluno={pessoa.data?.aluno ?? null} irmao={irmao.data ?? null} anoLetivoAtualId={anos.anoLetivoAtualId} aoMatricular={setFeita} />;
}
