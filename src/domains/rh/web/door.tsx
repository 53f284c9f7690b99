import type { ReactNode } from 'react';
import { Elo } from '#platform/web/navegacao.tsx';

/** A link that opens a new registration-change request for a person: `<EloNovoProtocolo pessoaId={12}>Pedir alteração</EloNovoProtocolo>`. */
export function EloNovoProtocolo({ pessoaId, children }: { pessoaId: number; children: ReactNode }) {
  return (
    <Elo tela="protocolos" search={{ protocolo: 'novo', pessoa: pessoaId }}>
      {children}
    </Elo>
  );
}
