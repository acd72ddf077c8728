"""The climbing family (跟牌类): cards, combinations, tricks, and the state machine of a round."""
